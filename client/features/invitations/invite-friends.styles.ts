import { css } from '#panda/css';

export const stack = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const picture = css({ borderRadius: 'l3' });

export const text = css({ color: 'fg.muted' });

export const pass = css({ display: 'grid', gap: '3', minInlineSize: '0' });

export const code = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '1',
  padding: '4',
  borderRadius: 'l3',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'palm.border',
  bg: 'palm.subtle',
});

export const label = css({ fontSize: 'sm', color: 'fg.muted' });

export const letters = css({
  fontSize: '2xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > *': { flex: '1 1 0', minInlineSize: 'max-content' },
});

export const hidden = css({ srOnly: true });
