import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

export const form = row({
  align: 'stretch',
  wrap: true,
  gap: '2',
  maxInlineSize: '42rem',
  marginBlockEnd: '4',
  '& > span': { flexBasis: '40' },
});

/** As high as the sheet on phones, and of one height on desktops: nothing jumps while results come and go. */
export const panel = grid({
  columns: 1,
  gap: '2',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: { base: 'calc(100dvh - 7.5rem)', md: 'min(32rem, 60dvh)' },
});

/** The box stays in sight above what is found. */
export const bar = css({
  position: 'sticky',
  insetBlockStart: '-1',
  zIndex: '1',
  marginInline: '-1',
  paddingInline: '1',
  paddingBlock: '1',
  bg: 'bg.panel',
});

export const box = css({ position: 'relative', display: 'block', flex: '1', minInlineSize: '0' });

const sign = css.raw({
  position: 'absolute',
  insetInlineStart: '4',
  insetBlock: '0',
  marginBlock: 'auto',
  color: 'fg.muted',
  pointerEvents: 'none',
  zIndex: '1',
});

export const mark = css(sign);
export const spinner = css(sign, { animation: 'spin', _motionReduce: { animationDuration: '3s' } });

export const input = css({
  paddingInlineStart: 'calc(1.25em + 24px)',
  paddingInlineEnd: '12',
  borderRadius: 'full',
  textOverflow: 'ellipsis',
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export const erase = row({
  inline: true,
  position: 'absolute',
  insetInlineEnd: '1',
  insetBlock: '0',
  marginBlock: 'auto',
  justifyContent: 'center',
  boxSize: '11',
  borderRadius: 'full',
  color: 'fg.muted',
  _hover: { color: 'fg' },
});

export const list = css({ '&[aria-busy=true]': { opacity: '0.7' }, transition: 'opacity' });

export const groupName = css({
  paddingBlockStart: '3',
  paddingBlockEnd: '1',
  textStyle: 'quiet',
  fontWeight: 'semibold',
});

const line = css.raw({
  display: 'flex',
  flexWrap: { _largeLetters: 'wrap' },
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

export const name = css({
  fontWeight: 'medium',
  lineHeight: '1.4',
  lineClamp: '2',
  '& mark': { bg: 'palm.subtle', color: 'palm.fg', fontWeight: 'semibold', borderRadius: 'xs' },
});

export const note = css({ textStyle: 'quiet', lineClamp: '1' });
export const price = css({
  flexShrink: '0',
  flexBasis: { _largeLetters: 'full' },
  maxInlineSize: { base: '40%', _largeLetters: 'none' },
  justifyContent: 'flex-end',
  fontSize: 'sm',
});

export const groupTop = row({
  wrap: true,
  spread: true,
  columnGap: '4',
  minBlockSize: '11',
  '& h2': { fontSize: 'xl', fontWeight: 'semibold' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '11',
    color: 'palm.fg',
    fontWeight: 'medium',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});

export const hits = grid({
  columns: { base: 1, md: 2 },
  gap: '2',
  '& > li > a': {
    display: 'flex',
    flexWrap: { _largeLetters: 'wrap' },
    alignItems: 'center',
    gap: '3',
    blockSize: 'full',
    padding: '2',
    layerStyle: 'panel',
    _hover: { borderColor: 'border.emphasized' },
  },
});

export const ways = row({ align: 'stretch', wrap: true, gap: '2', justifyContent: 'center' });
