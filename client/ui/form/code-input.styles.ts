import { css } from '#panda/css';
import { center, grid } from '#panda/patterns';

/** Four boxes from left to right in both languages, and one field over all of them. */
export const code = grid({ columns: 'repeat(4, 3.5rem)', gap: '0.75rem', position: 'relative', direction: 'ltr' });

export const box = center({
  blockSize: '4rem',
  layerStyle: 'choice',
  borderColor: 'border.emphasized',
  fontSize: '2xl',
  fontWeight: 'semibold',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: '150ms',
  '&:not(:empty)': { borderColor: 'palm.focusRing' },
  '&[data-next]:has(~ :focus)': { borderColor: 'palm.focusRing', boxShadow: '0 0 0 2px {colors.palm.focusRing}' },
  '&:has(~ [aria-invalid=true])': { borderColor: 'border.error' },
});

/**
 * Only its caret is visible: the boxes show the digits, whose widths differ. A box and the gap behind it are 4.25rem.
 * There is room for the caret behind the last digit, which would move the whole line otherwise.
 */
export const input = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  inlineSize: 'calc(100% + 3.5rem)',
  paddingInlineStart: 'calc((3.5rem - 1ch) / 2)',
  letterSpacing: 'calc(4.25rem - 1ch)',
  fontFamily: 'monospace',
  fontSize: '2xl',
  color: 'transparent',
  caretColor: '{colors.fg}',
  bg: 'transparent',
  outline: 'none',
  forcedColorAdjust: 'none',
  // A browser paints an autofilled code over the boxes.
  '&:autofill': { opacity: '0' },
});
