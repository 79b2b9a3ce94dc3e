import { css } from '#panda/css';

export const line = css({
  // With large letters the figures go below the words rather than out of the window.
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '3', md: '4' },
  padding: { base: '3', md: '4' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
  transition: 'opacity 150ms ease-out',
  '&[aria-busy=true]': { opacity: '0.6' },
  _motionReduce: { transition: 'none' },
});

export const picture = css({
  flexShrink: '0',
  inlineSize: { base: '20', md: '24' },
  alignSelf: 'start',
  borderRadius: 'l2',
});

export const texts = css({
  flex: '1 1 6rem',
  minInlineSize: '0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5',
  alignContent: 'start',
  justifyItems: 'start',
});

/** Tall lines, so that no letter of the last one is cut off. */
export const name = css({ fontWeight: 'semibold', lineHeight: '1.6', overflowWrap: 'anywhere', lineClamp: '3' });

export const nameButton = css({
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'l1',
  _hover: { textDecoration: 'underline' },
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  maxInlineSize: 'full',
  color: 'fg.muted',
  fontSize: 'sm',
});

export const longWords = css({ minInlineSize: '0', overflowWrap: 'anywhere', lineClamp: '2' });

export const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  fontVariantNumeric: 'tabular-nums',
});

export const when = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', fontSize: 'sm' });

const action = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minBlockSize: '11',
  minInlineSize: '11',
  cursor: 'pointer',
  fontWeight: 'medium',
});

export const quietAction = css(action, {
  color: 'palm.fg',
  borderRadius: 'l1',
  _hover: { textDecoration: 'underline' },
});

export const wantedAction = css(action, {
  bg: 'clay.subtle',
  color: 'clay.fg',
  borderRadius: 'full',
  paddingInline: '4',
  maxInlineSize: 'full',
  marginBlockStart: '1',
  _hover: { bg: 'clay.muted' },
});

export const end = css({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'space-between',
  gap: '2',
  marginInlineStart: 'auto',
});

export const price = css({ fontWeight: 'semibold', whiteSpace: 'nowrap' });

export const times = css({ color: 'fg.muted', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' });

export const lost = css({
  inlineSize: 'full',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  padding: '3',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  color: 'clay.fg',
  fontSize: 'sm',
});

export const lostWords = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  '& svg': { flexShrink: '0', marginBlockStart: '0.5' },
});

export const nearest = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))',
  maxInlineSize: '24rem',
});

export const near = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '11',
  paddingInline: '1',
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  color: 'fg',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  _hover: { borderColor: 'palm.border', bg: 'palm.subtle' },
});

export const nearDay = css({ fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' });

export const remove = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '11',
  marginInlineEnd: '-2',
  marginBlockEnd: '-2',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg.error' },
  _disabled: { opacity: '0.4' },
});
