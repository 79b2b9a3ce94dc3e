import { css } from '#panda/css';

export const tooltip = css({
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  maxInlineSize: '18rem',
  inlineSize: 'max-content',
  paddingInline: '2.5',
  paddingBlock: '1.5',
  border: 'none',
  borderRadius: 'l1',
  bg: 'bg.inverted',
  color: 'fg.inverted',
  fontSize: 'xs',
  lineHeight: '1.4',
  pointerEvents: 'none',
  overflow: 'hidden',
  '&:popover-open': { animation: 'fade-in 150ms ease-out' },
  _motionReduce: { animation: 'none !important' },
});
