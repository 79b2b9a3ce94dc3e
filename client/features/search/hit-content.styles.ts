import { css } from '#panda/css';

export const picture = css({ inlineSize: '14', flexShrink: '0', borderRadius: 'l2' });

export const texts = css({ display: 'grid', gap: '0.5', minInlineSize: '0', flex: '1' });

export const name = css({
  fontWeight: 'medium',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  lineClamp: '2',
  '& mark': { bg: 'palm.subtle', color: 'palm.fg', fontWeight: 'semibold', borderRadius: 'xs' },
});

export const note = css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: '1' });

export const price = css({ flexShrink: '0', maxInlineSize: '40%', justifyContent: 'flex-end', fontSize: 'sm' });
