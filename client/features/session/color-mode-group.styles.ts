import { row } from '#panda/patterns';

export const modeGroup = row({
  inline: true,
  align: 'stretch',
  wrap: true,
  gap: '1',
  border: 'line',
  borderRadius: 'full',
  padding: '1',
});

export const modeButton = row({
  inline: true,
  justifyContent: 'center',
  inlineSize: '11',
  blockSize: '11',
  borderRadius: 'full',
  color: 'fg.muted',
  _hover: { color: 'fg' },
  '&[aria-pressed=true]': { bg: 'palm.subtle', color: 'palm.fg' },
});
