import { css } from '#panda/css';

/** Its meaning stands in it as text, for screen readers. */
export const dot = css({
  position: 'absolute',
  insetBlockStart: '2',
  insetInlineStart: { base: 'calc(50% + {spacing.1.5})', md: '7' },
  boxSize: '2.5',
  borderRadius: 'full',
  bg: 'clay.solid',
  overflow: 'hidden',
  textIndent: '100px',
  whiteSpace: 'nowrap',
});
