import { row } from '#panda/patterns';

export const amount = row({
  align: 'stretch',
  spread: true,
  gap: '4',
  '& > dt': { color: 'fg.muted', minInlineSize: '0' },
  '& > dd': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
});

export const totalRow = row({
  align: 'stretch',
  spread: true,
  gap: '4',
  fontWeight: 'semibold',
  borderBlockStart: 'hairline',
  paddingBlockStart: '2',
  '& > dd': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
});
