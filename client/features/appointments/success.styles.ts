import { css } from '#panda/css';

export const success = css({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '3' });

export const medal = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '20',
  borderRadius: 'full',
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

export const sentence = css({ color: 'fg.muted', textWrap: 'balance' });

export const actions = css({ display: 'grid', gap: '2', inlineSize: 'full', marginBlockStart: '3' });
