import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

export const page = grid({
  columns: 1,
  gap: '4',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: { base: '10', md: '20' },
  maxInlineSize: '560px',
  marginInline: 'auto',
});

export const status = css({
  fontSize: 'xl',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  color: 'clay.fg',
  lineHeight: '1',
});

export const title = css({ overflowWrap: 'anywhere', fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'semibold' });
export const actions = row({ align: 'stretch', wrap: true, gap: '3', justifyContent: 'center', maxInlineSize: 'full' });
