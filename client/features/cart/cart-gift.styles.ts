import { css } from '#panda/css';
import { row, stack } from '#panda/patterns';

export const gift = stack({
  gap: '3',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
  '&[data-chosen]': { borderColor: 'clay.muted', bg: 'clay.subtle' },
});

export const heading = row({
  gap: '2',
  fontWeight: 'semibold',
  minInlineSize: '0',
  '& svg': { color: 'clay.fg', flexShrink: '0' },
  '& > span': { lineClamp: '2' },
});

export const message = css({ whiteSpace: 'pre-line', lineClamp: '4' });
