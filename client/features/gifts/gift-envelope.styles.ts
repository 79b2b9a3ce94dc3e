import { css } from '#panda/css';

export const envelope = css({
  inlineSize: { base: '36', sm: '40' },
  blockSize: 'auto',
  overflow: 'visible',
  stroke: 'clay.border',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
});

export const back = css({ fill: 'clay.muted' });
export const front = css({ fill: 'clay.subtle' });

/** It turns about the upper edge of the envelope. */
export const flap = css({
  fill: 'clay.muted',
  transformOrigin: '80px 58px',
  transform: 'scaleY(-1)',
  transition: 'transform 360ms ease-in',
  '@starting-style': { transform: 'scaleY(1)' },
});

export const card = css({
  fill: 'bg.panel',
  transform: 'translateY(0)',
  transition: 'transform 300ms ease-out 300ms',
  '@starting-style': { transform: 'translateY(48px)' },
  '& > path': { fill: 'clay.solid', stroke: 'none' },
});
