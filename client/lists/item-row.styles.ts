import { css } from '#panda/css';
import { cards } from './item-cards.styles.ts';

/** On a phone a row to swipe along, else columns. */
const row = css.raw({
  display: 'grid',
  gap: { base: '3', md: '5' },
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: 'min(74%, 300px)', md: 'auto' },
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x mandatory', md: 'none' },
  scrollPaddingInline: '4',
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '1',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start' },
});

export const itemRow = css(cards(), row);
