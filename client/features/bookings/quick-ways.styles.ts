import { stack } from '#panda/patterns';

export const ways = stack({
  gap: { base: '2', sm: '3' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  _empty: { display: 'none' },
});

export const way = stack({
  gap: '1.5',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '20',
  paddingInline: '2',
  paddingBlock: '3',
  borderRadius: 'l3',
  border: 'line',
  bg: 'bg.panel',
  color: 'fg',
  textStyle: 'tag',
  textAlign: 'center',
  textWrap: 'balance',
  transition: 'colors',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
  '& > svg': { fontSize: 'xl', color: 'palm.fg' },
  '& > span': { minInlineSize: '0', overflowWrap: 'anywhere' },
});
