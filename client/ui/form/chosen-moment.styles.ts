import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const chosen = row({
  align: 'baseline',
  spread: true,
  gap: '3',
  inlineSize: 'full',
  fontSize: 'sm',
  '& strong': { fontWeight: 'medium' },
});

export const time = css({ fontWeight: 'semibold', color: 'palm.fg', fontVariantNumeric: 'tabular-nums' });
export const missing = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
