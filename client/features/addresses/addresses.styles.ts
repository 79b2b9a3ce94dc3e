import { css } from '#panda/css';

export const lead = css({ color: 'fg.muted', fontSize: 'sm', marginBlockEnd: '4' });

export const hidden = css({ srOnly: true });

export const list = css({ display: 'grid', gap: '2.5' });

/** The chosen one is marked by more than a colour: it also says so. */
export const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingInlineEnd: { base: '1', md: '2' },
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  transitionProperty: 'background-color, border-color',
  transitionDuration: '150ms',
  '@media (hover: hover)': { '&:has(> [data-choose]:hover)': { borderColor: 'palm.border', bg: 'palm.subtle' } },
  '&:has([aria-current=true])': { borderColor: 'palm.solid', bg: 'palm.subtle' },
  _motionReduce: { transition: 'none' },
});

export const choose = css({
  flex: '1',
  minInlineSize: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minBlockSize: '18',
  paddingBlock: '3',
  paddingInlineStart: { base: '3', md: '4' },
  borderRadius: 'l3',
  textAlign: 'start',
  cursor: 'pointer',
});

export const medal = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '10',
  borderRadius: 'full',
  bg: 'bg.muted',
  color: 'fg.muted',
  '[aria-current=true] > &': { bg: 'palm.solid', color: 'palm.contrast' },
});

export const texts = css({ display: 'grid', gap: '0.5', minInlineSize: '0', justifyItems: 'start' });

export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  minInlineSize: '0',
  maxInlineSize: 'full',
});

export const name = css({
  textAlign: 'match-parent',
  fontWeight: 'semibold',
  lineHeight: '1.4',
  lineClamp: '2',
  overflowWrap: 'anywhere',
});

export const line = css({
  textAlign: 'match-parent',
  color: 'fg.muted',
  fontSize: 'sm',
  lineClamp: '3',
  overflowWrap: 'anywhere',
});

export const action = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '11',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg' },
});

export const rowShape = css({
  blockSize: '18',
  borderRadius: 'l3',
  bg: 'bg.emphasized',
  animation: 'pulse',
  animationDuration: '1.6s',
  _motionReduce: { animation: 'none' },
});

export const stale = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockEnd: '3',
  paddingInlineStart: '3',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  color: 'clay.fg',
  fontSize: 'sm',
});
