import { css } from '#panda/css';

const medal = css.raw({ display: 'grid', placeItems: 'center', boxSize: '20', borderRadius: 'full', fontSize: '3xl' });

export const waitingMedal = css(medal, { bg: 'bg.muted', color: 'fg.muted' });

export const goodMedal = css(medal, {
  bg: 'palm.solid',
  color: 'palm.contrast',
  outline: '2px solid {colors.celebration}',
  outlineOffset: '4px',
});

export const badMedal = css(medal, { bg: 'clay.subtle', color: 'clay.fg' });

export const outcome = css({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '3',
  paddingBlock: '6',
});

export const outcomeTitle = css({ fontSize: 'xl', fontWeight: 'semibold', textWrap: 'balance' });

export const sentence = css({ color: 'fg.muted', textWrap: 'pretty', maxInlineSize: '44ch' });

export const toBePaid = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });

export const held = css({
  display: 'grid',
  marginBlockStart: '3',
  marginBlockEnd: '4',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderBlockEndWidth: '1px',
    borderColor: 'border.muted',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li > span': { flexShrink: '0', color: 'fg.muted', fontWeight: 'normal' },
  '& > li > bdi': { minInlineSize: '0', overflowWrap: 'anywhere', textAlign: 'end' },
});

export const order = css({
  color: 'fg.muted',
  fontSize: 'sm',
  marginBlockEnd: '3',
  fontVariantNumeric: 'tabular-nums',
});

export const place = css({ display: 'grid', gap: '4' });

export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export const frame = css({
  display: 'block',
  inlineSize: 'full',
  blockSize: '600px',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'white',
});

export const loading = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  padding: '3',
  borderRadius: 'l2',
  bg: 'bg.muted',
  color: 'fg.muted',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
});

export const spinner = css({ animation: 'spin', animationDuration: '900ms', _motionReduce: { animation: 'none' } });

export const cards = css({ display: 'grid', gap: '2' });

export const cardsTitle = css({ fontSize: 'sm', fontWeight: 'medium' });

export const cardList = css({
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
  overflow: 'hidden',
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.muted' },
});

export const cardRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  inlineSize: 'full',
  minBlockSize: '14',
  paddingInline: '4',
  textAlign: 'start',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'bg.muted' },
});

export const rowEnd = css({ marginInlineStart: 'auto', color: 'fg.muted' });

export const page = css({
  inlineSize: 'full',
  maxInlineSize: '440px',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
  padding: '6',
  display: 'grid',
  gap: '4',
});

export const pageTitle = css({ fontSize: 'lg', fontWeight: 'semibold', textAlign: 'center' });

export const actions = css({ display: 'grid', gap: '2' });

export const open = css({ display: 'grid', gap: '2', marginBlockEnd: '6' });

export const openRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  borderRadius: 'l3',
  bg: 'clay.subtle',
  color: 'clay.fg',
});

// Beside its button where both fit; letters twice as large take the whole row.
export const openText = css({
  flex: '1 1 12rem',
  minInlineSize: '0',
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums',
});
