import { css, cx } from '#panda/css';
import { action, center, column, grid, row } from '#panda/patterns';

export const container = css({
  inlineSize: 'full',
  maxInlineSize: '1200px',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '6' },
});

export const main = cx(
  container,
  css({ paddingBlock: { base: '5', md: '8' }, minBlockSize: '70dvh', outlineStyle: 'none' }),
);

export const blankMain = center({ minBlockSize: '100dvh', padding: '4', outlineStyle: 'none' });
export const blankLink = row({ marginInline: 'auto', minBlockSize: '11', px: '4', color: 'fg.muted' });

export const header = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  bg: 'bg/92',
  backdropFilter: 'blur(12px)',
  borderBlockEnd: 'hairline',
});

/** One row at every usual size; large letters take a second one rather than make the page wider than its window. */
export const headerRow = cx(
  container,
  row({ wrap: true, columnGap: { base: '0', md: '2', lg: '4' }, minBlockSize: { base: '14', md: '16' } }),
);

export const brandLink = action({
  gap: '2',
  color: 'palm.fg',
  fontWeight: 'semibold',
  fontSize: { base: 'min(1.125rem, 7vw)', md: 'xl' },
  letterSpacing: '-0.01em',
  borderRadius: 'l1',
});

export const nav = row({ wrap: true, gap: { lg: '1' }, display: { base: 'none', md: 'flex' } });

export const navLink = action({
  px: { base: '1', lg: '2.5' },
  borderRadius: 'l2',
  color: 'fg.muted',
  transition: 'colors',
  _hover: { color: 'fg', bg: 'bg.muted' },
  '&[aria-current=page]': { color: 'palm.fg', bg: 'palm.subtle' },
});

export const headerActions = row({
  wrap: true,
  gap: { base: '0', lg: '1' },
  flex: '1',
  justifyContent: 'flex-end',
  // On a phone the last sign, rather than the room around it, stands at the edge of the content.
  marginInlineEnd: { base: '-2.5', md: '0' },
});

const iconButtonLook = action.raw({
  position: 'relative',
  justifyContent: 'center',
  gap: '2',
  minInlineSize: '11',
  px: '2.5',
  borderRadius: 'full',
  transition: 'colors',
  _hover: { bg: 'bg.muted' },
});

export const iconButton = css(iconButtonLook);

/** On the smallest phones the label has no room. */
export const languageLink = css(iconButtonLook, { px: { base: '1.5', md: '2.5' } });

export const iconButtonOnDesktop = css(iconButtonLook, { display: { base: 'none', md: 'inline-flex' } });

/** The word beside the mark, where there is room. */
export const searchText = css({ display: { base: 'none', xl: 'inline' } });

/** Shrinks before everything else in the row: other pages show the whole name. */
export const branchLink = action({
  gap: '1.5',
  flexGrow: '1',
  flexBasis: '11',
  minInlineSize: '11',
  maxInlineSize: 'max-content',
  px: '2.5',
  borderRadius: 'full',
  fontSize: { base: 'xs', md: 'sm' },
  '& > svg': { color: 'palm.fg' },
  '& > span': { maxInlineSize: '32', truncate: true },
  // On the smallest phones too few letters fit to read the word.
  '@media (max-width: 359px)': { '& > span': { display: 'none' } },
  _hover: { bg: 'bg.muted' },
});

export const cartBadge = row({
  inline: true,
  position: 'absolute',
  insetBlockStart: '1',
  insetInlineEnd: '1',
  minInlineSize: '1.6em',
  blockSize: '1.6em',
  px: '1',
  justifyContent: 'center',
  borderRadius: 'full',
  bg: 'clay.solid',
  color: 'clay.contrast',
  // Letters twice as large would hide the bag under their number.
  fontSize: 'min(0.72rem, 3.6vw)',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
});

export const bottomBar = css({
  display: { base: 'grid', md: 'none' },
  // The last name is the longest: "sign in" in Arabic.
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) fit-content(30%)',
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  bg: 'bg.panel',
  borderBlockStart: 'line',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const bottomLink = column({
  gap: '0.5',
  position: 'relative',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 'var(--bar)',
  // Letters twice as large must not break in the middle of a word.
  fontSize: 'min(0.72rem, 4vw)',
  fontWeight: 'medium',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: 'fg.muted',
  '& svg': { fontSize: 'min(1.125rem, 7vw)' },
  _last: { minInlineSize: '20vw', paddingInline: '2' },
  '&[aria-current=page]': { color: 'palm.fg' },
});

export const footer = css({
  borderBlockStart: 'hairline',
  bg: 'bg.subtle',
  marginBlockStart: '12',
  paddingBlockStart: '10',
  paddingBlockEnd: { base: '28', md: '10' },
  textStyle: 'quiet',
});

export const footerGrid = grid({
  columns: { base: 2, md: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) minmax(0, 1.4fr)' },
  gap: '8',
  '& > *': { minInlineSize: '0', overflowWrap: 'anywhere' },
  '& > div': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& > div > ul': {
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '8',
  },
});

export const footerTitle = css({ color: 'fg', fontWeight: 'semibold', fontSize: 'sm', marginBlockEnd: '2' });

export const footerLink = row({
  inline: true,
  minBlockSize: '11',
  minInlineSize: '11',
  color: 'fg.muted',
  _hover: { color: 'fg', textDecoration: 'underline' },
});

export const footerNote = css({
  marginBlockStart: '8',
  paddingBlockStart: '4',
  borderBlockStart: 'line',
  fontSize: 'xs',
});

export const dashboardGrid = grid({ columns: { base: 1, md: '220px minmax(0, 1fr)' }, gap: { base: '5', md: '8' } });

export const dashboardNav = row({
  align: 'stretch',
  gap: '1',
  flexDirection: { base: 'row', md: 'column' },
  overflowX: 'auto',
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  scrollbarWidth: 'none',
  '& a': { flexShrink: '0', gap: '2', paddingInline: '2.5', outlineOffset: '-2px' },
});

export const bar = row({
  wrap: true,
  columnGap: '3',
  justifyContent: 'center',
  paddingInline: '4',
  layerStyle: 'palm',
  textStyle: 'tag',
  textAlign: 'center',
});

export const back = css({
  minBlockSize: '11',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/** Above all that stands still on a page; inside the header it would only be above the header. */
export const skipLink = css({
  position: 'fixed',
  insetInlineStart: '4',
  // Above the window however many lines it needs.
  insetBlockEnd: '100%',
  zIndex: 'skipNav',
  px: '4',
  py: '3',
  borderRadius: 'l2',
  bg: 'palm.solid',
  color: 'palm.contrast',
  _focus: { insetBlockStart: '3', insetBlockEnd: 'auto' },
  _focusVisible: { outline: '2px solid', outlineColor: 'palm.contrast', outlineOffset: '-4px' },
});
