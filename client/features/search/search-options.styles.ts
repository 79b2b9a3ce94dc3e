import { css } from '#panda/css';

export const list = css({ '&[aria-busy=true]': { opacity: '0.7' }, transition: 'opacity' });

export const groupName = css({
  paddingBlockStart: '3',
  paddingBlockEnd: '1',
  textStyle: 'quiet',
  fontWeight: 'semibold',
});

const line = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minBlockSize: '11',
  marginInline: '-2',
  paddingInline: '2',
  paddingBlock: '2',
  borderRadius: 'l2',
  _hover: { bg: 'bg.muted' },
  '&[aria-selected=true]': {
    bg: 'bg.muted',
    outline: '2px solid',
    outlineColor: 'palm.focusRing',
    outlineOffset: '-2px',
  },
});

export const hit = css(line);
export const recent = css(line, { '& > svg': { color: 'fg.muted' }, '& > bdi': { overflowWrap: 'anywhere' } });

export const all = css(line, {
  marginBlockStart: '2',
  color: 'palm.fg',
  fontWeight: 'medium',
  '& > span': { overflowWrap: 'anywhere' },
});

export const clear = css({
  minBlockSize: '11',
  marginBlockStart: '1',
  textStyle: 'quiet',
  textDecoration: 'underline',
  _hover: { color: 'fg' },
});

export const hidden = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
