import { css } from '#panda/css';

export const appointment = css({
  display: 'grid',
  gap: '0.5',
  paddingBlockEnd: '3',
  marginBlockEnd: '4',
  borderBlockEndWidth: '1px',
  borderColor: 'border.muted',
});

export const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '2' });

export const now = css({ fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
