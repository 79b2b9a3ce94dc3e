import { grid, row, stack } from '#panda/patterns';

export const card = stack({
  gap: '3',
  padding: '5',
  borderWidth: '1px',
  borderColor: 'clay.muted',
  borderRadius: 'l3',
  bg: 'clay.subtle',
  color: 'fg',
  minInlineSize: '0',
});

export const cardTop = row({
  gap: '3',
  minInlineSize: '0',
  fontWeight: 'semibold',
  '& > svg': { color: 'clay.fg', boxSize: '6' },
  '& > span': { minInlineSize: '0', lineClamp: '2' },
});

export const product = grid({
  columns: '40px minmax(0, 1fr) auto',
  columnGap: '3',
  alignItems: 'center',
  fontSize: 'sm',
  '& > span': { lineClamp: '2' },
});
