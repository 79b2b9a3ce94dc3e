import { css } from '#panda/css';

export const ways = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: { base: '2', sm: '3' },
  _empty: { display: 'none' },
});

export const way = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1.5',
  minBlockSize: '20',
  paddingInline: '2',
  paddingBlock: '3',
  borderRadius: 'l3',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  transition: 'colors',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
  '& > svg': { fontSize: 'xl', color: 'palm.fg' },
  '& > span': { minInlineSize: '0', overflowWrap: 'anywhere' },
});
