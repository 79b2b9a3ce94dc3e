import { css } from '#panda/css';
import { disc, stack } from '#panda/patterns';

export const medal = disc({
  boxSize: '20',
  bg: 'palm.solid',
  color: 'palm.contrast',
  fontSize: '3xl',
  outline: '2px solid {colors.celebration}',
  outlineOffset: '4px',
  animationName: 'scale-in, fade-in',
  animationDuration: '240ms',
  animationTimingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  _motionReduce: { animation: 'none' },
});

export const title = css({ fontSize: 'xl', fontWeight: 'semibold', marginBlockStart: '2', textWrap: 'balance' });
export const actions = stack({ gap: '2', inlineSize: 'full', marginBlockStart: '3' });
