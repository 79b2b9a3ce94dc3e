import { css } from '#panda/css';

/** Over everything, and nothing in it can be pressed. */
export const plain = css({
  position: 'fixed',
  inset: '4',
  insetBlockEnd: 'auto',
  inlineSize: 'auto',
  border: 'none',
  marginInline: 'auto',
  maxInlineSize: '24rem',
  padding: '4',
  borderRadius: 'l3',
  bg: 'bg.inverted',
  color: 'fg.inverted',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  zIndex: 'toast',
});
