import { css } from '#panda/css';

export const name = css({
  fontWeight: 'medium',
  lineHeight: '1.4',
  lineClamp: '2',
  '& mark': { bg: 'palm.subtle', color: 'palm.fg', fontWeight: 'semibold', borderRadius: 'xs' },
});

export const note = css({ textStyle: 'quiet', lineClamp: '1' });
export const price = css({ flexShrink: '0', maxInlineSize: '40%', justifyContent: 'flex-end', fontSize: 'sm' });
