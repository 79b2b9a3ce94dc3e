import { css } from '#panda/css';
import { grid } from '#panda/patterns';

/** Four boxes from left to right in both languages, and one field over all of them. */
export const code = grid({ columns: 'repeat(4, 3.5rem)', gap: '0.75rem', position: 'relative', direction: 'ltr' });

export const box = css({
  blockSize: '4rem',
  layerStyle: 'choice',
  borderColor: 'border.emphasized',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: '150ms',
  '&[data-filled]': { borderColor: 'palm.focusRing' },
  '&[data-next]:has(~ :focus)': { borderColor: 'palm.focusRing', boxShadow: '0 0 0 2px {colors.palm.focusRing}' },
  '&:has(~ [aria-invalid=true])': { borderColor: 'border.error' },
});

/**
 * Every digit is as wide as a 0 (1ch) and stands in the middle of its box: a box and the gap behind it are 4.25rem. The last
 * one has room for the caret behind it, which would move the whole line otherwise.
 */
export const input = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  inlineSize: 'calc(100% + 3.5rem)',
  paddingInlineStart: 'calc((3.5rem - 1ch) / 2)',
  letterSpacing: 'calc(4.25rem - 1ch)',
  fontSize: '2xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  bg: 'transparent',
  outline: 'none',
});
