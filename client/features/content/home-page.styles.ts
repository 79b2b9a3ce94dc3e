import { css } from '#panda/css';
import { center, grid, row, stack } from '#panda/patterns';
import { swipeRow } from '../../lists/item-cards.styles.ts';

export const page = grid({ columns: 1, gap: { base: '10', md: '4.5rem' } });

/**
 * The picture's quiet wall fades into the page's own ground, and the words stand on that: above the picture on a phone,
 * where it fills the screen from edge to edge, beside it on a wide one.
 */
export const hero = stack({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  marginInline: { base: '-4', md: '0' },
  marginBlockStart: { base: '-5', md: '0' },
  minBlockSize: { base: 'min(134vw, 40rem)', md: '26rem', mdToLg: { _short: '0' }, lg: '31rem' },
  borderRadius: { md: 'sheet' },
  bg: { md: 'bg.subtle' },
});

export const heroPicture = css({
  position: 'absolute',
  zIndex: '-1',
  insetInline: '0',
  insetBlockEnd: '0',
  inlineSize: 'full',
  blockSize: { base: '64%', md: 'full', _largeLetters: '50vw!' },
  objectFit: 'cover',
  objectPosition: { base: '69% 100%', md: '100% 60%' },
  '--fade': '180deg',
  maskImage: 'linear-gradient(var(--fade), transparent 4%, #000 46%)',
  md: { '--fade': '90deg', maskImage: 'linear-gradient(var(--fade), transparent, rgb(0 0 0 / 0.12) 28%, #000 56%)' },
  lg: { insetInlineStart: '12%', inlineSize: '88%' },
  // On a phone in landscape the words need the room of the leaves.
  mdToLg: { _short: { insetInlineStart: '42%', inlineSize: '58%' } },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});

/** It lies on the picture, so that nothing moves when it comes. */
export const giftNews = row({
  inline: true,
  gap: '2',
  position: 'absolute',
  insetBlockStart: { md: '5' },
  insetBlockEnd: { base: '20', md: 'auto' },
  insetInlineEnd: { base: '4', md: '5' },
  zIndex: '1',
  minBlockSize: '11',
  maxInlineSize: 'calc(100% - {spacing.8})',
  paddingInline: '4',
  borderRadius: 'full',
  bg: 'bg.panel',
  color: 'clay.fg',
  textStyle: 'note',
  boxShadow: 'sm',
  '& > span': { lineClamp: '2' },
});

export const heroTexts = stack({
  gap: '3',
  gridTemplateRows: { base: 'auto auto 1fr', md: 'auto' },
  alignContent: { md: 'center' },
  justifyItems: 'start',
  padding: { base: '4', md: '10', lg: '14' },
  paddingBlockStart: { base: '6', md: '10', mdToLg: { _short: '6' } },
  paddingBlockEnd: { mdToLg: { _short: '6' } },
  maxInlineSize: { md: '58%', lg: '54%' },
  '& h1': { textStyle: 'hero', textWrap: 'balance' },
  '& p': { color: 'fg.muted', maxInlineSize: '34ch', textWrap: 'balance', marginBlockEnd: { _largeLetters: '36vw' } },
  // The dots below the headline's last line need room of their own.
  '& p:lang(ar)': { marginBlockStart: '2' },
  '& > a': {
    alignSelf: { base: 'end', md: 'start' },
    inlineSize: { base: 'full', md: 'auto' },
    marginBlockStart: { md: '3' },
  },
});

export const trust = stack({ justifyItems: { md: 'center' }, paddingBlockStart: '4' });
export const section = grid({ columns: 1, gap: { base: '4', md: '6' } });

export const sectionTop = row({
  align: 'baseline',
  wrap: true,
  spread: true,
  columnGap: '4',
  '& h2': { textStyle: 'section', textWrap: 'balance' },
});

/** Nine in three rows, or as many as large letters leave room for: pictures over their names on a phone, beside them on a wide screen. */
export const categories = grid({
  columns: 'repeat(auto-fill, minmax(max(5.4rem, 30%), 1fr))',
  gap: { base: '3', md: '4' },
  '& a': {
    display: 'grid',
    gap: { base: '2', lg: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '9rem minmax(0, 1fr)' },
    alignContent: { base: 'start', lg: 'center' },
    alignItems: { lg: 'center' },
    blockSize: 'full',
    // Only where the tile is a card: on a phone the corner would cut the name's first letter.
    overflow: { lg: 'hidden' },
    borderRadius: 'l3',
    outlineOffset: '3px',
    lg: { bg: 'bg.panel', border: 'hairline', transition: 'border-color 200ms' },
  },
  '& a > span:first-child': { borderRadius: { base: 'l3', lg: '0' }, transition: 'opacity 200ms' },
  '& a > span:last-child': { textStyle: 'name', mdDown: { fontSize: 'sm' }, lineClamp: '2' },
  '@media (hover: hover)': {
    '& a:hover': { borderColor: 'border.emphasized' },
    '& a:hover > span:first-child': { opacity: '0.88' },
    '& a:hover > span:last-child': { color: 'palm.fg' },
  },
});

/** Portraits of the branches, each in its arch; on a phone a row to swipe along. */
export const branches = css(swipeRow(), {
  gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))' },
  gap: { base: '4', md: '6' },
  gridAutoColumns: 'min(58%, 240px)',
  // Snapping would move a portrait that the keyboard has just brought in half out of sight again.
  '&:has(:focus-visible)': { scrollSnapType: 'none' },
  '& > li': {
    position: 'relative',
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

/** Fills its ground from edge to edge of the window; a shadow takes no room, so nothing can be scrolled sideways. */
const band = css.raw({
  paddingBlock: { base: '14', md: '24' },
  boxShadow: '0 0 0 100vmax var(--ground)',
  clipPath: 'inset(0 -100vmax)',
  bg: 'var(--ground)',
});

export const clayBand = css(band, { '--ground': '{colors.bg.band}' });

/** Night in both modes. */
export const gift = css(band, {
  '--ground': '{colors.palm.950}',
  color: 'brass.100',
  display: 'grid',
  alignItems: 'center',
  gap: { base: '12', md: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& h2': { textStyle: 'title', color: 'brass.300', textWrap: 'balance' },
  '& p': { color: 'palm.100', marginBlockStart: '3', marginBlockEnd: '6', maxInlineSize: '44ch' },
  '& a': { color: 'brass.100', borderColor: 'brass.500', _hover: { bg: 'palm.900' } },
});

/** Three cards of foil, held like a hand of cards. */
export const foil = center({
  '& > span': {
    gridArea: '1 / 1',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'min(62%, 20rem)',
    aspectRatio: '8 / 5',
    borderRadius: 'l3',
    textStyle: 'section',
    color: 'brass.950',
    outline: '1px solid {colors.brass.700}',
    outlineOffset: '-10px',
    bgImage: 'linear-gradient(115deg, {colors.brass.500}, {colors.brass.100} 45%, {colors.brass.500})',
    boxShadow: 'lg',
    position: 'relative',
  },
  '& > :first-child': {
    transform: 'translateX(-26%) rotate(-8deg)',
    bgImage: 'linear-gradient(115deg, {colors.clay.900}, {colors.clay.700} 45%, {colors.clay.900})',
  },
  '& > :nth-child(2)': {
    transform: 'translateX(26%) rotate(8deg)',
    bgImage: 'linear-gradient(115deg, {colors.palm.900}, {colors.palm.700} 45%, {colors.palm.900})',
  },
});

/** Cards are as high with one line of name as with two, so that the room that is kept for them fits. */
export const end = grid({
  columns: 1,
  gap: { base: '5', md: '8' },
  '& li > div': { minBlockSize: '8.6rem' },
  '&:lang(ar) li > div': { minBlockSize: '9.25rem' },
  // Scripts ask for its content.
  '@media (scripting: none)': { display: 'none' },
});

export const teasers = grid({
  columns: { base: 1, md: 2 },
  gap: { base: '4', md: '6' },
  '& > *': { minBlockSize: { base: '12rem', md: '16.25rem', lg: '13.65rem' } },
  '& > :nth-child(2)': { minBlockSize: { base: '13.5rem', md: '0' } },
  '& > :only-child': { gridColumn: '1 / -1', minBlockSize: '0' },
});

export const teaser = stack({
  gap: '2',
  alignContent: 'start',
  justifyItems: 'start',
  borderRadius: 'sheet',
  bg: 'bg.subtle',
  padding: { base: '6', md: '8' },
  '& h2': { textStyle: 'heading' },
  '& p': { color: 'fg.muted', maxInlineSize: '46ch', marginBlockEnd: '3' },
});
