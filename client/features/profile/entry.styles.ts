import { css } from '#panda/css';
import { grid } from '#panda/patterns';

export const entry = grid({
  columns: 'auto 1fr auto',
  gap: '4',
  alignItems: 'center',
  minBlockSize: '16',
  inlineSize: 'full',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3',
  textAlign: 'start',
  _hover: { bg: 'bg.subtle' },
  'li + li > &': { borderBlockStart: 'hairline' },
  _focusVisible: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
});

export const entryIcon = css({ color: 'palm.fg', fontSize: 'lg' });
export const entryName = css({ display: 'block', fontWeight: 'medium' });
