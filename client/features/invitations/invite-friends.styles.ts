import { css } from '#panda/css';
import { row, stack } from '#panda/patterns';

export const code = stack({
  gap: '1',
  justifyItems: 'center',
  padding: '4',
  borderRadius: 'l3',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'palm.border',
  bg: 'palm.subtle',
});

export const letters = css({
  fontSize: '2xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const ways = row({
  align: 'stretch',
  wrap: true,
  gap: '3',
  '& > *': { flex: '1 1 auto' },
});
