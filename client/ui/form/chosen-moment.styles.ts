import { css } from '#panda/css';

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

export const missing = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
