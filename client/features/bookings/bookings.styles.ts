import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { actingCard } from '../../ui/card.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';

export const title = cx(pageTitle, css({ marginBlockEnd: '5' }));
export const section = stack({ gap: '3', marginBlockEnd: '8' });
const bookingFace = grid({ columns: 1, gap: '3', padding: { base: '4', md: '5' }, layerStyle: 'panel' });
export const booking = cx(actingCard, bookingFace);
export const nextBooking = cx(booking, css({ borderColor: 'palm.border', bg: 'palm.subtle' }));
export const unpaidBooking = cx(booking, css({ borderColor: 'clay.border', bg: 'clay.subtle' }));
export const bookingTop = row({ wrap: true, spread: true, gap: '2' });

export const number = css({
  minInlineSize: '0',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  lineClamp: '2',
});

export const status = row({
  inline: true,
  gap: '2',
  paddingInline: '3',
  minBlockSize: '7',
  maxInlineSize: 'full',
  borderRadius: '0.875rem',
  bg: 'bg.muted',
  color: 'fg',
  textStyle: 'tag',
});

export const statusDot = css({ boxSize: '2.5', flexShrink: '0' });
export const products = row({ gap: '3' });
export const pictures = row({ align: 'stretch', flexShrink: '0', '& > * + *': { marginInlineStart: '-3' } });
export const picture = css({ inlineSize: '12', borderRadius: 'l2', borderWidth: '2px', borderColor: 'bg.panel' });
export const facts = row({ align: 'stretch', wrap: true, columnGap: '5', rowGap: '1.5', textStyle: 'quiet' });
export const fact = row({ inline: true, gap: '1.5', minInlineSize: '0', fontVariantNumeric: 'tabular-nums' });

export const total = row({
  align: 'baseline',
  spread: true,
  gap: '3',
  borderBlockStart: 'hairline',
  paddingBlockStart: '3',
  textStyle: 'quiet',
});

export const amount = css({ fontSize: 'md', fontWeight: 'semibold', color: 'fg' });

export const giftLine = row({
  gap: '2',
  minInlineSize: '0',
  color: 'clay.fg',
  textStyle: 'tag',
  '& > span': { minInlineSize: '0', lineClamp: '2' },
});

/** Above the link that stretches over the whole card. */
export const rowWays = stack({
  position: 'relative',
  zIndex: '2',
  justifyItems: { base: 'stretch', sm: 'start' },
  justifySelf: { sm: 'start' },
});

export const pages = stack({ gap: '2', justifyItems: 'center', marginBlockStart: '2' });
