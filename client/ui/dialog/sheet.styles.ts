import { css, cx } from '#panda/css';
import { disc, row } from '#panda/patterns';

/** The height of a sheet that opens before its content has loaded, so that loading causes no layout shift. */
const tall = { base: 'min(42rem, calc(100dvh - 24px))', md: 'min(52rem, calc(100dvh - 48px))', _short: 'auto!' };

/** Darkens the page; a sheet follows it. */
export const scrim = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  bg: { base: 'rgb(39 30 20 / 0.42)', _dark: 'rgb(0 0 0 / 0.6)' },
  '&[data-state=open]': { animation: 'fade-in 200ms' },
  '&[data-state=closed]': { animation: 'fade-out 150ms forwards', pointerEvents: 'none' },
  '&[data-state=open]:has(+ [data-still])': { animation: 'none!' },
  _motionReduce: { animation: 'none!' },
  _print: { display: 'none' },
});

/**
 * Around a printed sheet. It becomes visible once the parser has reached the mark at its end.
 */
export const printed = css({ display: 'contents', '&:not(:has(> span))': { display: 'none' } });

/**
 * A sheet from the bottom on phones, a centred panel from the tablet on. Widths are the specification's. On a short screen
 * (a phone on its side, a strong zoom) the whole sheet scrolls and only the footer stays. In print it is whole, without
 * controls; the style sheet hides everything else. Its head says how wide and how tall the sheet is.
 */
export const sheet = css({
  '--sheet-width': '638px',
  '&:has(> [data-size=success])': { '--sheet-width': '430px' },
  // On its side a phone has room for the calendar and the times beside it.
  '&:has(> [data-size=appointment])': { '--sheet-width': { base: '539px', _short: '800px' } },
  '&:has(> [data-size=legal])': { '--sheet-width': '800px' },
  position: { base: 'fixed', _print: 'absolute' },
  insetInline: '0',
  insetBlockStart: { base: 'auto', md: '0', _short: 'auto!', _print: '0!' },
  insetBlockEnd: { base: '0', _print: 'auto' },
  zIndex: 'modal',
  margin: 'auto',
  padding: '0',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: { base: '100%', md: 'calc(100% - 48px)', _print: '100%!' },
  maxInlineSize: { base: 'none', md: 'var(--sheet-width)', _print: 'none!' },
  blockSize: 'fit-content',
  maxBlockSize: {
    base: 'calc(100dvh - 24px)',
    md: 'calc(100dvh - 48px)',
    _short: 'calc(100dvh - 8px)!',
    _print: 'none!',
  },
  outline: 'none',
  overflow: { base: 'hidden', _print: 'visible!' },
  overflowY: { _short: 'auto' },
  overscrollBehavior: 'contain',
  color: 'fg',
  bg: 'bg.panel',
  borderColor: 'border',
  borderWidth: { base: '0', _dark: '1px', _print: '0!' },
  borderRadius: { base: '{radii.sheet} {radii.sheet} 0 0', md: 'sheet' },
  boxShadow: { base: '0 -2px 40px rgb(39 30 20 / 0.18)', _dark: 'none', _print: 'none!' },
  transition: { base: 'max-width 200ms', _motionReduce: 'none' },
  '&:has(> [data-tall=""])': { blockSize: tall },
  '&:has(> [data-tall=whole])': { blockSize: { ...tall, base: 'calc(100dvh - 24px)' } },
  '&:has(> [data-tall=low])': {
    minBlockSize: { base: 'min(27rem, calc(100dvh - 24px))', _short: '0!' },
  },
  '&[data-state=open]': {
    animationDuration: '220ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    animationName: { base: 'slide-from-bottom-full', md: 'scale-in, fade-in' },
  },
  '&[data-state=closed]': {
    animationDuration: '150ms',
    animationTimingFunction: 'ease-in',
    animationFillMode: 'forwards',
    animationName: { base: 'slide-to-bottom-full', md: 'scale-out, fade-out' },
    pointerEvents: 'none',
  },
  // It is open already.
  '&[data-still][data-state=open]': { animation: 'none!' },
  _motionReduce: { animation: 'none!' },
});

export const head = row({
  gap: '2',
  flexShrink: '0',
  minBlockSize: { base: '16', _short: '12' },
  paddingInline: { base: '4', md: '6' },
  paddingBlock: { base: '2.5', _short: '0' },
  '&[data-cover]': {
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: '0',
    zIndex: '1',
    pointerEvents: 'none',
    '& > :is(a, button)': { pointerEvents: 'auto', bg: 'bg.panel/88', color: 'fg', marginInlineEnd: '0' },
  },
});

export const title = css({
  flex: '1',
  minInlineSize: '0',
  fontSize: 'xl',
  fontWeight: '400',
  lineHeight: 'calc(1.35 * var(--lead))',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  lineClamp: '3',
  // The clamp to three lines must not clip the descenders of Arabic letters.
  paddingBlockEnd: '1',
  marginBlockEnd: '-1',
  '[data-cover] &': {
    fontSize: '2xl',
    lineHeight: 'calc(1.25 * var(--lead))',
    paddingBlockEnd: '2',
    marginBlockEnd: '-2',
  },
  '&[data-quiet]': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** A round button for one icon. */
export const round = disc({
  display: { base: 'grid', _print: 'none' },
  flexShrink: '0',
  boxSize: '11',
  marginInlineStart: 'auto',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg' },
  _focusVisible: { outline: '2px solid', outlineColor: 'palm.focusRing', outlineOffset: '-2px' },
});

/** At either end of the header. */
export const way = cx(
  round,
  css({
    marginInlineEnd: '-2',
    fontSize: 'lg',
    _disabled: { opacity: '0.4', cursor: 'not-allowed' },
    '&[data-back]': { marginInlineStart: '-2', marginInlineEnd: '0' },
  }),
);

export const body = css({
  flex: { base: '1 1 auto', _short: 'none' },
  minBlockSize: '0',
  overflowY: { base: 'auto', _short: 'visible', _print: 'visible' },
  // Leaves room for the focus ring of an element that the browser scrolls to.
  scrollPaddingBlock: '2',
  overscrollBehavior: 'contain',
  paddingInline: { base: '4', md: '6' },
  paddingBlockStart: '1',
  paddingBlockEnd: '6',
  '&[data-cover]': { paddingBlockStart: '0' },
  '&[data-last]': { paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))' },
});

export const footer = row({
  position: 'sticky',
  insetBlockEnd: '0',
  display: { base: 'flex', _print: 'none' },
  flexWrap: { base: 'wrap', _wideShort: 'nowrap' },
  justifyContent: 'flex-end',
  gap: '3',
  flexShrink: '0',
  bg: 'bg.panel',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  paddingInline: { base: '4', md: '6' },
  paddingBlockStart: { base: '3', _short: '1.5' },
  paddingBlockEnd: {
    base: 'calc(12px + env(safe-area-inset-bottom))',
    _short: 'calc(6px + env(safe-area-inset-bottom))',
  },
  '& > *': {
    flex: { base: '1 1 auto', md: 'none', _wideShort: '1 1 auto!' },
    inlineSize: { _wideShort: 'auto!' },
    minInlineSize: { _wideShort: '0' },
  },
});
