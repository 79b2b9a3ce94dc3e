import { css } from '#panda/css';

/** Above all that stands still on a page; inside the header it would only be above the header. */
export const skipLink = css({
  position: 'fixed',
  insetInlineStart: '4',
  insetBlockStart: '-20',
  zIndex: 'skipNav',
  px: '4',
  py: '3',
  borderRadius: 'l2',
  bg: 'palm.solid',
  color: 'palm.contrast',
  _focus: { insetBlockStart: '3' },
  _focusVisible: { outline: '2px solid', outlineColor: 'palm.contrast', outlineOffset: '-4px' },
});
