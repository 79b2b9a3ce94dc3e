import { css } from '#panda/css';

export const product = css({ fontWeight: 'medium', marginBlockEnd: '4', overflowWrap: 'anywhere', lineClamp: '2' });

export const chosen = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '3',
  inlineSize: 'full',
  fontSize: 'sm',
  '& strong': { fontWeight: 'medium' },
});

export const time = css({ fontWeight: 'semibold', color: 'palm.fg', fontVariantNumeric: 'tabular-nums' });

export const noTime = css({ color: 'fg.muted' });
