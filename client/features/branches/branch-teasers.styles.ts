import { css } from '#panda/css';

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
  '& h3 a': { outlineStyle: 'none', _before: { content: '""', position: 'absolute', inset: '0' } },
  '& p': { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', fontSize: 'sm', flexWrap: 'wrap' },
  '& p > span': { overflowWrap: 'anywhere', lineClamp: '2' },
  '@media (hover: hover)': { '& li:hover h3': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

const dot = css.raw({ inlineSize: '2', blockSize: '2', borderRadius: 'full', flexShrink: '0' });
export const openDot = css(dot, { bg: 'palm.500' });
export const closedDot = css(dot, { bg: 'clay.400' });
