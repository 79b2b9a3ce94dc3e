import { css } from '#panda/css';

/** Worn by a `dl` of amounts, each with what it is for. */
export const rows = css({ display: 'grid', gap: '2' });

export const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& > dt': { color: 'fg.muted', minInlineSize: '0' },
  '& > dd': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
});

export const totalRow = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  fontWeight: 'semibold',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  paddingBlockStart: '2',
  '& > dd': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
});
