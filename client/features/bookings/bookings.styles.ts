import { css, cx } from '#panda/css';
import { actingCard } from '../../ui/card.styles.ts';
import { pageTitle } from '../../ui/page-title.styles.ts';

export const title = cx(pageTitle, css({ marginBlockEnd: '5' }));

const column = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const section = css({ display: 'grid', gap: '3', marginBlockEnd: '8' });

export const sectionTitle = css({ fontSize: 'lg', fontWeight: 'semibold' });

export const list = cx(column, css({ display: 'grid', gap: '3' }));

const bookingFace = css({
  display: 'grid',
  gap: '3',
  padding: { base: '4', md: '5' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
});

export const booking = cx(actingCard, column, bookingFace);

export const markedBooking = cx(booking, css({ borderColor: 'palm.border', bg: 'palm.subtle' }));

export const bookingTop = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});

export const number = css({
  minInlineSize: '0',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  lineClamp: '2',
});

export const status = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '3',
  minBlockSize: '7',
  maxInlineSize: 'full',
  borderRadius: '0.875rem',
  bg: 'bg.muted',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'medium',
});

export const statusLabel = css({ minInlineSize: '0', overflowWrap: 'anywhere', lineClamp: '2' });

export const statusDot = css({ boxSize: '2.5', flexShrink: '0' });

export const products = css({ display: 'flex', alignItems: 'center', gap: '3' });

export const pictures = css({ display: 'flex', flexShrink: '0', '& > * + *': { marginInlineStart: '-3' } });

export const picture = css({ inlineSize: '12', borderRadius: 'l2', borderWidth: '2px', borderColor: 'bg.panel' });

export const names = css({ minInlineSize: '0', overflowWrap: 'anywhere', lineClamp: '2' });

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1.5',
  color: 'fg.muted',
  fontSize: 'sm',
});

export const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minInlineSize: '0',
  fontVariantNumeric: 'tabular-nums',
});

export const place = css({ minInlineSize: '0', overflowWrap: 'anywhere', lineClamp: '2' });

export const total = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '3',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  paddingBlockStart: '3',
  color: 'fg.muted',
  fontSize: 'sm',
});

export const amount = css({ fontSize: 'md', fontWeight: 'semibold', color: 'fg' });

export const giftLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minInlineSize: '0',
  color: 'clay.fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  '& > svg': { flexShrink: '0' },
  '& > span': { minInlineSize: '0', overflowWrap: 'anywhere', lineClamp: '2' },
});

/** Above the link that stretches over the whole card. */
export const rowWays = css({
  position: 'relative',
  zIndex: '2',
  display: 'grid',
  justifyItems: { base: 'stretch', sm: 'start' },
  justifySelf: { sm: 'start' },
});

export const hidden = css({ srOnly: true });

export const pages = css({ display: 'grid', justifyItems: 'center', gap: '2', marginBlockStart: '2' });

export const shown = css({ color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' });
