import { css } from '#panda/css';
import { center, grid } from '#panda/patterns';

export const slots = grid({ columns: 'repeat(auto-fill, minmax(4.75rem, 1fr))', gap: '2' });

export const slot = center({
  minBlockSize: '11',
  paddingBlock: '1.5',
  layerStyle: 'choice',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  '&:not([aria-pressed=true])': { color: 'fg', _hover: { borderColor: 'palm.border', bg: 'palm.subtle' } },
  '&[aria-pressed=true]': { bg: 'palm.solid', borderColor: 'palm.solid', color: 'palm.contrast' },
});

export const day = css({ fontSize: 'xs', fontWeight: 'normal', opacity: '0.85' });
