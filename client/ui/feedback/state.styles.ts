import { css } from '#panda/css';
import { medal, stack } from '#panda/patterns';

export const state = stack({
  gap: '4',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: { base: '10', md: '14' },
  paddingInline: '4',
  maxInlineSize: '420px',
  marginInline: 'auto',
});

export const picture = css({ inlineSize: '60', maxInlineSize: 'full', blockSize: 'auto', aspectRatio: '4 / 3' });
export const sign = medal({ tone: 'palm', boxSize: '20', fontSize: '2xl' });
export const warningMedal = medal({ tone: 'clay', boxSize: '20', fontSize: '2xl' });

export const doneMedal = medal({
  tone: 'done',
  boxSize: '20',
  flexShrink: '0',
  // Room for its ring, which the edge of a dialog would cut.
  margin: '1.5',
  fontSize: '3xl',
  animationName: 'scale-in, fade-in',
  animationDuration: '240ms',
  animationTimingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  _motionReduce: { animation: 'none' },
});

export const waitingMedal = medal({ tone: 'palm', boxSize: '20', margin: '1.5', fontSize: '3xl' });

export const title = css({ textStyle: 'subtitle', textWrap: 'balance' });

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
  row: css(pulse, { blockSize: '72px', borderRadius: 'l3' }),
  filling: css(pulse, { position: 'absolute', inset: '0' }),
};
