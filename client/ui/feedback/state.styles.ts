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
export const title = css({ textStyle: 'subtitle', textWrap: 'balance' });
