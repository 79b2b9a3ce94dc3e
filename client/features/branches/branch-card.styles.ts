import { css, cx } from '#panda/css';
import { card } from '../../ui/card.styles.ts';

export const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: { base: '5', md: '6' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
});

export const branch = cx(
  card,
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '0',
    '& :is(h2, h3):lang(ar)': { lineHeight: '1.75' },
    '& :is(h2, h3)': {
      fontSize: 'xl',
      fontWeight: 'semibold',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
      lineClamp: '3',
    },
    '& :is(h2, h3) > a': { outlineStyle: 'none', _before: { content: '""', position: 'absolute', inset: '0' } },
    '&:has(:is(h2, h3) > a:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
    _target: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
    _hover: { borderColor: 'border.emphasized' },
  }),
);

export const more = css({ display: 'flex', justifyContent: 'center', marginBlockStart: '8' });

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: '3',
  padding: { base: '4', md: '6' },
});

export const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2.5',
  rowGap: '1',
  fontSize: 'sm',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});

export const distance = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  fontSize: 'sm',
  '& svg': { color: 'palm.fg' },
});

export const nearest = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  marginBlockEnd: { base: '5', md: '6' },
  '& > p': { color: 'fg.muted', fontSize: 'sm' },
  '& [aria-pressed=true]': { bg: 'palm.subtle', color: 'palm.fg', borderColor: 'palm.border' },
});

export const longDescription = css({ color: 'fg.muted', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const mapLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  minBlockSize: '11',
  fontSize: 'sm',
  fontWeight: 'medium',
  borderRadius: 'l1',
  '& svg': { color: 'palm.fg' },
  _hover: { textDecoration: 'underline' },
});

export const description = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere', lineClamp: '4' });

export const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '3',
  marginBlockStart: 'auto',
  paddingBlockStart: '2',
  '& > a': { position: 'relative' },
});

/** In its sheet, on wide screens, so low that the hours are in sight as well. */
export const portrait = css({ aspectRatio: { md: '5 / 2' } });

export const parts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', _short: 'minmax(0, 1fr)!' },
  alignItems: 'start',
  columnGap: '8',
  rowGap: '4',
});
