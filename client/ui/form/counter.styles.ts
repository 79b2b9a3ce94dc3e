import { css } from '#panda/css';

export const counter = css({
  display: 'inline-flex',
  alignItems: 'center',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'full',
});

export const step = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '11',
  borderRadius: 'full',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: '0.4', cursor: 'not-allowed' },
});

export const count = css({
  minInlineSize: '8',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'medium',
});
