import { css } from '#panda/css';

/** Looks of the cards are written once, on the list, so that a page of them stays small. */
const cards = css.raw({
  transition: 'opacity 200ms',
  '&[aria-busy=true]': { opacity: '0.55' },
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '0',
    layerStyle: 'panel',
    overflow: 'hidden',
    transitionProperty: 'border-color, transform, box-shadow',
    transitionDuration: '200ms',
  },
  '@media (hover: hover)': {
    '& > li:hover': { borderColor: 'border.emphasized', transform: 'translateY(-2px)', boxShadow: 'sm' },
    '& > li img': { transition: 'transform 400ms ease-out' },
    '& > li:hover img': { transform: 'scale(1.03)' },
  },
  '@media (prefers-reduced-motion: reduce)': { '& > li, & > li img': { transform: 'none!', transition: 'none!' } },
  '& > li:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
  // As high as the skeletons before, with any content.
  '& > li > span:first-child': { aspectRatio: '4 / 3' },
  '& > li > div': { display: 'flex', flexDirection: 'column', gap: '1', flexGrow: '1', padding: '4' },
  '& :is(h2, h3)': { textStyle: 'name', lineClamp: '2' },
  '& :is(h2, h3) > a': {
    outlineStyle: 'none',
    _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
  },
  '& > li > div > p': { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', fontSize: 'sm' },
  '& > li > div > p:last-child': {
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    marginBlockStart: 'auto',
    paddingBlockStart: '2',
    columnGap: '3',
    rowGap: '2.5',
    minBlockSize: '14',
    fontSize: 'lg',
    color: 'fg',
  },
  '& > li i': {
    display: 'inline-flex',
    alignItems: 'center',
    fontStyle: 'normal',
    fontSize: 'sm',
    fontWeight: 'medium',
    minBlockSize: '11',
    paddingInline: '5',
    borderRadius: 'full',
    bg: 'palm.subtle',
    color: 'palm.fg',
    transition: 'colors',
  },
  '& > li:is(:hover, :focus-within) i': { bg: 'palm.solid', color: 'palm.contrast' },
});

/** Two in a row on a phone, one with large letters, five on a wide screen. The action is as wide as its card. */
const tileColumns = css.raw({
  display: 'grid',
  gap: { base: '3', md: '4' },
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
  '& > li > div': { padding: '3' },
  '& i': { flexBasis: 'full', justifyContent: 'center', paddingInline: '3' },
});

/** Gift cards are 8:5: whole, they fill their place. */
export const giftCardTiles = css(cards, tileColumns, { '& > li > span:first-child': { aspectRatio: '8 / 5' } });

/** On a phone a row to swipe along, else columns. */
export const swipeRow = () =>
  css.raw({
    display: 'grid',
    gridAutoFlow: { base: 'column', md: 'row' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: { base: 'x mandatory', md: 'none' },
    scrollPaddingInline: '4',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    paddingBlock: '1',
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start' },
  });

export const itemRow = css(cards, swipeRow(), {
  gap: { base: '3', md: '5' },
  gridAutoColumns: { base: 'min(74%, 300px)', md: 'auto' },
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  // Browsers fetch lazy pictures far ahead of the window, but none in skipped parts. The shape keeps the room.
  '& > li > span:first-child': { mdDown: { contentVisibility: 'auto' } },
});

/**
 * On a phone a thing is a row: its picture, its name over its duration and price, and a round mark of the action, whose
 * word is only for wide screens.
 */
const rows = css.raw({
  mdDown: {
    gap: '0',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      flexDirection: 'row',
      alignItems: 'center',
      gap: '3',
      minBlockSize: '24',
      paddingBlock: '2.5',
      bg: 'transparent',
      borderWidth: '0',
      borderBlockEndWidth: '1px',
      borderRadius: '0',
    },
    '& > li > span:first-child': { boxSize: '76px', flexShrink: '0', borderRadius: '14px' },
    '& > li > div': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '0',
      padding: '0',
    },
    '& :is(h2, h3)': { gridColumn: '1 / 3' },
    '& > li > div > p:first-of-type': { whiteSpace: 'nowrap' },
    '& > li > div > p:last-child': { display: 'contents', fontSize: 'sm' },
    '& > li > div > p + p > span::before': { content: '"·"', marginInlineStart: '2' },
    // The saving lies on the picture's corner: in line it would hang alone below the prices.
    '& s + bdi': { position: 'absolute', inset: { base: '6px auto auto 0', _rtl: '6px 0 auto auto' } },
    '& > li i': {
      gridArea: '1 / 3 / 3',
      justifyContent: 'center',
      marginInlineStart: '2',
      paddingInline: '0',
      boxSize: '11',
      fontSize: '0',
      _before: { content: '"+"', fontSize: '1.5rem' },
    },
    _largeLetters: {
      '& :is(h2, h3)': { lineClamp: '4' },
      '& > li > div > p + p > span': { gridColumn: '1 / 3', _before: { display: 'none' } },
      '& > li i': { gridRowEnd: '4' },
    },
  },
});

export const itemColumns = css(cards, tileColumns, rows);
export const waiting = css({ pointerEvents: 'none' });
