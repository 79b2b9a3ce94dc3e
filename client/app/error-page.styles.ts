import { css } from '#panda/css';

export const page = css({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '4',
  paddingBlock: { base: '10', md: '20' },
  maxInlineSize: '560px',
  marginInline: 'auto',
});

export const status = css({ fontSize: '5xl', fontWeight: 'normal', color: 'clay.fg', lineHeight: '1' });
export const title = css({ fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'semibold' });
export const body = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'center' });
