import { css } from '#panda/css';

const pulse = css.raw({
  display: 'block',
  bg: 'bg.emphasized',
  animation: 'pulse',
  animationDuration: '1.6s',
  _motionReduce: { animation: 'none' },
});

export const skeleton = {
  line: css(pulse, { blockSize: '4', borderRadius: 'full', inlineSize: 'full', maxInlineSize: 'full' }),
  short: css(pulse, { blockSize: '4', borderRadius: 'full', inlineSize: '40%' }),
  title: css(pulse, { blockSize: '6', borderRadius: 'full', inlineSize: '60%' }),
  picture: css(pulse, { aspectRatio: '4 / 3', borderRadius: 'l3', inlineSize: 'full' }),
  card: css(pulse, { blockSize: '28', borderRadius: 'l3', inlineSize: 'full' }),
  button: css(pulse, { blockSize: '12', borderRadius: 'full', inlineSize: 'full' }),
  circle: css(pulse, { boxSize: '12', borderRadius: 'full' }),
};
