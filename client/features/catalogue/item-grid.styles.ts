import { css } from '#panda/css';

/** Looks of the cards are written once, on the list, so that a page of them stays small. */
const cards = css.raw({
  listStyle: 'none',
  transition: 'opacity 200ms',
  '&[aria-busy=true]': { opacity: '0.55' },
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.muted',
    borderRadius: 'l3',
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
  '& > li > div': { display: 'flex', flexDirection: 'column', gap: '1', flexGrow: '1', padding: '4' },
  '& :is(h2, h3)': {
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    lineClamp: '2',
  },
  // Arabic letters reach further below the line than a clamped box would show.
  '&:lang(ar) :is(h2, h3)': { lineHeight: '1.75' },
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
    fontSize: 'md',
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

/** Ten to a page: two in a row on a phone, five on a wide screen. The action is as wide as its card. */
const columns = css.raw({
  display: 'grid',
  gap: { base: '3', md: '4' },
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
  '& > li > div': { padding: '3' },
  '& i': { flexBasis: 'full', justifyContent: 'center', paddingInline: '3' },
});

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

export const itemGrid = { columns: css(cards, columns), row: css(cards, row) };

export const waiting = css({ pointerEvents: 'none' });
export const hidden = css({ srOnly: true });
