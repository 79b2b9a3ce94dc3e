import { css } from '#panda/css';

export const form = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const lead = css({ color: 'fg.muted' });

export const pair = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});

export const needed = css({ inlineSize: 'full', textAlign: 'center', fontSize: 'sm', color: 'fg.muted' });

export const preview = css({ display: 'grid', gap: '2', minInlineSize: '0' });

export const previewTitle = css({ fontSize: 'sm', fontWeight: 'medium' });

export const card = css({
  display: 'grid',
  gap: '3',
  padding: '5',
  borderWidth: '1px',
  borderColor: 'clay.muted',
  borderRadius: 'l3',
  bg: 'clay.subtle',
  color: 'fg',
  minInlineSize: '0',
});

export const cardTop = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minInlineSize: '0',
  '& > svg': { flexShrink: '0', color: 'clay.fg', boxSize: '6' },
});

export const receiver = css({ fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '2', minInlineSize: '0' });

export const message = css({
  borderInlineStartWidth: '2px',
  borderColor: 'clay.fg',
  paddingInlineStart: '3',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const products = css({ display: 'grid', gap: '2' });

export const product = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3',
  fontSize: 'sm',
  '& > span:last-child': { overflowWrap: 'anywhere', lineClamp: '2' },
});

export const picture = css({ borderRadius: 'l1' });

export const small = css({ fontSize: 'sm', color: 'fg.muted' });
