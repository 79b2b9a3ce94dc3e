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
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '0',
    scrollMarginBlockStart: '20',
    '& h2:lang(ar)': { lineHeight: '1.75' },
    '& h2': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: '1.3', overflowWrap: 'anywhere', lineClamp: '3' },
    _target: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
  }),
);

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: '4',
  padding: { base: '4', md: '6' },
});

export const title = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' });

export const status = css({ flexShrink: '0', paddingBlockStart: '1' });

export const facts = css({
  display: 'grid',
  gap: '1',
  color: 'fg.muted',
  fontSize: 'sm',
  '& > p, & > a': { display: 'flex', alignItems: 'center', gap: '2.5', minBlockSize: '9', overflowWrap: 'anywhere' },
  '& > a': { minBlockSize: '11', color: 'fg', fontWeight: 'medium', inlineSize: 'fit-content' },
  '& > p > span': { lineClamp: '4' },
  '& svg': { color: 'palm.fg' },
  '@media (hover: hover)': { '& > a:hover': { textDecoration: 'underline' } },
});

export const description = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere', lineClamp: '4' });

export const hours = css({
  fontSize: 'sm',
  '& :is(h3, h4)': { fontWeight: 'medium', marginBlockEnd: '1.5' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
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

export const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '3',
  marginBlockStart: 'auto',
  paddingBlockStart: '2',
});

/** Four branches in a row on the home page, to swipe along on a phone. */
export const teasers = css({
  listStyle: 'none',
  display: 'grid',
  gap: { base: '3', md: '4' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    padding: '4',
    borderRadius: 'l3',
    borderWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg.panel',
    '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
  },
  '& > li > svg': { gridRow: '1 / 3', color: 'palm.fg', fontSize: 'xl' },
  '& h3': { fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '2' },
  '& h3 a': { outline: 'none', _before: { content: '""', position: 'absolute', inset: '0' } },
  '& p': { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', fontSize: 'sm', flexWrap: 'wrap' },
  '@media (hover: hover)': { '& li:hover h3': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

const dot = css.raw({ inlineSize: '2', blockSize: '2', borderRadius: 'full', flexShrink: '0' });
export const openDot = css(dot, { bg: 'palm.500' });
export const closedDot = css(dot, { bg: 'clay.400' });
