import { css } from '#panda/css';

export const opening = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '4',
  paddingInline: { base: '4', sm: '8' },
  paddingBlock: { base: '6', sm: '8' },
  borderRadius: '20px',
  bg: 'clay.subtle',
  textAlign: 'center',
  '& > *': { minInlineSize: '0' },
});

export const sender = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });

export const message = css({
  maxInlineSize: '30ch',
  fontSize: { base: 'xl', sm: '2xl' },
  fontWeight: 'light',
  lineHeight: '1.7',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const one = css({ inlineSize: 'full', maxInlineSize: '96' });

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3',
  inlineSize: 'full',
});

export const treatment = css({
  display: 'grid',
  gap: '2',
  '& > figcaption': { fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '3' },
});

export const picture = css({ borderRadius: 'l3' });
