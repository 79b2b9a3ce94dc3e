import { css } from '#panda/css';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '4',
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
export const body = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  justifyContent: 'center',
  maxInlineSize: 'full',
});
