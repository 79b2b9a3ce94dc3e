import { css } from '#panda/css';

export const state = css({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '4',
  paddingBlock: { base: '10', md: '14' },
  paddingInline: '4',
  maxInlineSize: '420px',
  marginInline: 'auto',
});

export const picture = css({ inlineSize: '60', maxInlineSize: 'full', blockSize: 'auto', aspectRatio: '4 / 3' });

export const medal = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '20',
  borderRadius: 'full',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontSize: '2xl',
});

export const warningMedal = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '20',
  borderRadius: 'full',
  bg: 'clay.subtle',
  color: 'clay.fg',
  fontSize: '2xl',
});

export const sentence = css({ color: 'fg.muted', textWrap: 'balance' });

export const title = css({ fontSize: 'lg', fontWeight: 'semibold', textWrap: 'balance' });
