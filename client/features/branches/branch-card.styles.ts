import { css, cx } from '#panda/css';
import { column, grid, row, stack } from '#panda/patterns';
import { card } from '../../ui/card.styles.ts';

export const list = grid({ columns: { base: 1, lg: 2 }, gap: { base: '5', md: '6' } });

export const branch = cx(
  card,
  column({
    position: 'relative',
    minInlineSize: '0',
    '& :is(h2, h3):lang(ar)': { lineHeight: '1.75' },
    '& :is(h2, h3)': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: '1.4', lineClamp: '3' },
    '& :is(h2, h3) > a': { outlineStyle: 'none', _before: { content: '""', position: 'absolute', inset: '0' } },
    '&:has(:is(h2, h3) > a:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
    _target: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
    _hover: { borderColor: 'border.emphasized' },
  }),
);

export const more = row({ align: 'stretch', justifyContent: 'center', marginBlockStart: '8' });
export const body = column({ gap: '3', flexGrow: '1', padding: { base: '4', md: '6' } });

export const status = row({
  wrap: true,
  columnGap: '2.5',
  rowGap: '1',
  textStyle: 'quiet',
  fontVariantNumeric: 'tabular-nums',
});

export const nearest = row({
  wrap: true,
  columnGap: '4',
  rowGap: '2',
  marginBlockEnd: { base: '5', md: '6' },
  '& > p': { color: 'fg.muted', fontSize: 'sm' },
  '& [aria-pressed=true]': { bg: 'palm.subtle', color: 'palm.fg', borderColor: 'palm.border' },
});

export const description = css({ textStyle: 'quiet', lineClamp: '4' });

export const actions = grid({
  columns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '3',
  marginBlockStart: 'auto',
  paddingBlockStart: '2',
  '& > a': { position: 'relative' },
});

/** In its sheet, on wide screens, so low that the hours are in sight as well. */
export const portrait = css({ aspectRatio: { md: '5 / 2' } });

export const parts = grid({
  columns: { base: 1, md: 2, _short: 'minmax(0, 1fr)!' },
  columnGap: '8',
  rowGap: '4',
  alignItems: 'start',
});

export const facts = stack({
  gap: '1',
  textStyle: 'quiet',
  '& > p, & > a': { display: 'flex', alignItems: 'center', gap: '2.5', minBlockSize: '9', overflowWrap: 'anywhere' },
  '& > a': { position: 'relative', minBlockSize: '11', color: 'fg', fontWeight: 'medium', inlineSize: 'fit-content' },
  '& > p > span': { lineClamp: '4' },
  '& svg': { color: 'palm.fg' },
  '@media (hover: hover)': { '& > a:hover': { textDecoration: 'underline' } },
});

export const hours = css({
  fontSize: 'sm',
  '& h3': { fontWeight: 'medium', marginBlockEnd: '1.5' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '4',
    paddingBlock: '1.5',
    paddingInline: '3',
    marginInline: '-3',
    borderRadius: 'l1',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& dt small': { color: 'palm.fg', fontSize: 'xs', marginInlineStart: '2' },
  '& [data-closed] dd': { color: 'fg.muted' },
  '& [aria-current]': { bg: 'palm.subtle', fontWeight: 'medium', '& dt': { color: 'fg' } },
});
