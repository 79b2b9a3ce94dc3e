import { css } from '#panda/css';

export const modeGroup = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '1',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'full',
  padding: '1',
});

export const modeButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '11',
  blockSize: '11',
  borderRadius: 'full',
  cursor: 'pointer',
  color: 'fg.muted',
  _hover: { color: 'fg' },
  '&[aria-pressed=true]': { bg: 'palm.subtle', color: 'palm.fg' },
});
