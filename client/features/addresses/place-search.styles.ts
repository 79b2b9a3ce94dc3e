import { css } from '#panda/css';
import { center, row, stack } from '#panda/patterns';

export const search = css({ position: 'relative', zIndex: '2' });
export const box = css({ position: 'relative', display: 'block' });
export const input = css({ paddingInlineEnd: '12' });

export const submit = center({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '0',
  inlineSize: '12',
  blockSize: 'full',
  borderRadius: 'l2',
  color: 'fg.muted',
  fontSize: 'lg',
  _hover: { color: 'fg' },
});

export const options = css({
  position: 'absolute',
  insetInline: '0',
  insetBlockStart: 'calc(100% + 4px)',
  maxBlockSize: '80',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '1.5',
  layerStyle: 'floating',
});

export const option = row({
  gap: '3',
  minBlockSize: '12',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'l2',
  '& > svg': { flexShrink: '0', color: 'palm.fg' },
  _hover: { bg: 'bg.muted' },
  '&[aria-selected=true]': { bg: 'palm.subtle', outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
});

export const optionWords = stack({ minInlineSize: '0' });
export const optionTitle = css({ textAlign: 'match-parent', fontWeight: 'medium', lineClamp: '2' });
export const optionSubtitle = css({ textAlign: 'match-parent', textStyle: 'quiet', lineClamp: '2' });
