import { css } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';

export const head = grid({
  columns: 1,
  gap: { base: '4', md: '5' },
  padding: { base: '5', md: '7' },
  marginBlockEnd: '8',
  borderRadius: '20px',
  bg: 'palm.subtle',
  borderWidth: '1px',
  borderColor: 'palm.border',
});

export const top = row({ gap: { base: '4', md: '6' }, minInlineSize: '0' });

export const texts = stack({ gap: '1', minInlineSize: '0', overflowWrap: 'anywhere', '& > p': { lineClamp: '3' } });

export const title = css({
  fontSize: { base: 'lg', md: '2xl' },
  fontWeight: 'semibold',
  lineHeight: '1.4',
  textWrap: 'balance',
});

export const ways = stack({
  gap: { base: '2', sm: '3' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5rem, 100%), 1fr))',
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
