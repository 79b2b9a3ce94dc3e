import { css } from '#panda/css';
import { grid } from '#panda/patterns';

/** Portraits of the branches, each in its arch; on a phone a row to swipe along. */
export const teasers = grid({
  columns: { md: 4 },
  gap: { base: '4', md: '6' },
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: 'min(58%, 240px)',
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x mandatory', md: 'none' },
  scrollPaddingInline: '4',
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '1',
  scrollbarWidth: 'none',
  // Snapping would move a portrait that the keyboard has just brought in half out of sight again.
  '&:has(:focus-visible)': { scrollSnapType: 'none' },
  '& > li': {
    position: 'relative',
    scrollSnapAlign: 'start',
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    borderRadius: 'sheet',
    '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
  },
  '& > li > span': { aspectRatio: '3 / 4', borderRadius: '999px 999px {radii.l3} {radii.l3}', marginBlockEnd: '2' },
  '& h3': { textStyle: 'name', lineClamp: '2' },
  '& h3 a': { outlineStyle: 'none', _before: { content: '""', position: 'absolute', inset: '0' } },
  '& p': { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', fontSize: 'sm', flexWrap: 'wrap' },
  '& p > span': { lineClamp: '2' },
  '@media (hover: hover)': { '& li:hover h3': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

const dot = css.raw({ inlineSize: '2', blockSize: '2', borderRadius: 'full', flexShrink: '0' });
export const openDot = css(dot, { bg: 'palm.500' });
export const closedDot = css(dot, { bg: 'clay.400' });
