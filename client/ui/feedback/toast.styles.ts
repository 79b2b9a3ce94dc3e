import { css } from '#panda/css';
import { action, stack } from '#panda/patterns';

const edge = { base: '16px', md: '24px' };

/**
 * On phones toasts come from above, since the sheets and the actions under the thumb are below. `use-toast-place.ts`
 * keeps them off an open dialog.
 */
export const place = css({
  position: 'fixed',
  display: { base: 'flex', _print: 'none' },
  // The newest is next to the edge of the screen.
  flexDirection: { base: 'column', md: 'column-reverse' },
  inset: 'auto',
  insetInlineEnd: edge,
  insetBlockStart: { base: 'var(--toast-place, 1rem)', md: 'auto' },
  insetBlockEnd: { md: 'var(--toast-place, 1.5rem)' },
  margin: '0',
  padding: '0',
  border: 'none',
  bg: 'transparent',
  overflow: 'visible',
  pointerEvents: 'none',
  zIndex: 'toast',
  inlineSize: { base: 'calc(100vw - 32px)', md: '24rem' },
});

/** The animated space of a toast. */
export const room = css({
  display: 'grid',
  gridTemplateRows: '1fr',
  flexShrink: '0',
  paddingBlockEnd: { base: '2', md: '0' },
  paddingBlockStart: { md: '2' },
  transitionProperty: 'grid-template-rows, padding',
  transitionDuration: '200ms',
  '&:has(> [data-state=closed])': { gridTemplateRows: '0fr', paddingBlock: '0' },
  _motionReduce: { transition: 'none' },
});

/** A plain card; an icon and a coloured line at its start show its kind. */
export const card = css({
  '--toast-color': 'colors.palm.focusRing',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: '3',
  minBlockSize: '0',
  paddingBlock: '2',
  paddingInlineStart: '4',
  paddingInlineEnd: '1.5',
  borderRadius: 'l3',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: { base: '0 8px 30px rgb(39 30 20 / 0.16)', _dark: '0 8px 30px rgb(0 0 0 / 0.5)' },
  overflow: 'hidden',
  cursor: 'grab',
  userSelect: 'none',
  touchAction: 'pan-y',
  pointerEvents: 'auto',
  animation: '220ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  animationName: { base: 'slide-from-top, fade-in', md: 'slide-from-bottom, fade-in' },
  transition: 'opacity 200ms, transform 220ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  _motionReduce: { animation: 'none!', transition: 'none' },
  _focusVisible: { outline: '2px solid', outlineColor: 'palm.focusRing', outlineOffset: '2px' },
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    inlineSize: '1',
    bg: 'var(--toast-color)',
  },
  '&[data-state=closed]': { opacity: '0', pointerEvents: 'none' },
  '&[data-dragging]': { transition: 'none', cursor: 'grabbing' },
  '&[data-type=error]': { '--toast-color': 'colors.red.500' },
  '&[data-type=warning]': { '--toast-color': 'colors.orange.400' },
  '&[data-type=info]': { '--toast-color': 'colors.clay.400' },
});

export const indicator = css({ color: 'var(--toast-color)', fontSize: 'lg', lineHeight: '1', marginBlockStart: '2.5' });

export const texts = stack({ minBlockSize: '11', alignContent: 'center' });

export const title = css({ fontWeight: 'medium', fontSize: 'sm', overflowWrap: 'anywhere' });

export const description = css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' });

/** Below the words, whose start is its own. */
export const button = action({
  gridArea: '2 / 2',
  justifySelf: 'start',
  marginInlineStart: '-3',
  paddingInline: '3',
  borderRadius: 'full',
  fontWeight: 'semibold',
  color: 'palm.fg',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outlineOffset: '-2px' },
});
