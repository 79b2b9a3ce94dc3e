import { css } from '#panda/css';

export const hidden = css({ srOnly: true });

export const search = css({ position: 'relative', zIndex: '2' });

export const box = css({ position: 'relative', display: 'block' });

export const input = css({ paddingInlineEnd: '12' });

export const submit = css({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '0',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '12',
  blockSize: 'full',
  borderRadius: 'l2',
  color: 'fg.muted',
  fontSize: 'lg',
  cursor: 'pointer',
  _hover: { color: 'fg' },
});

export const spinner = css({ animation: 'spin', animationDuration: '900ms', _motionReduce: { animation: 'none' } });

export const options = css({
  position: 'absolute',
  insetInline: '0',
  insetBlockStart: 'calc(100% + 4px)',
  maxBlockSize: '80',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '1.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  boxShadow: 'lg',
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minBlockSize: '12',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'l2',
  cursor: 'pointer',
  '& > svg': { flexShrink: '0', color: 'palm.fg' },
  _hover: { bg: 'bg.muted' },
  '&[aria-selected=true]': { bg: 'palm.subtle', outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
});

export const optionWords = css({ display: 'grid', minInlineSize: '0' });

export const optionTitle = css({
  textAlign: 'match-parent',
  fontWeight: 'medium',
  lineClamp: '2',
  overflowWrap: 'anywhere',
});

export const optionSubtitle = css({
  textAlign: 'match-parent',
  fontSize: 'sm',
  color: 'fg.muted',
  lineClamp: '2',
  overflowWrap: 'anywhere',
});
