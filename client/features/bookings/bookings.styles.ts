import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { actingCard, stretched } from '../../ui/card.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';

export const title = cx(pageTitle, css({ marginBlockEnd: '5' }));
export const section = stack({ gap: '3', marginBlockEnd: '8' });

export const booking = cx(
  actingCard,
  grid({
    columns: 1,
    gap: '3',
    padding: { base: '4', md: '5' },
    layerStyle: 'panel',
    '&[data-look=next]': { borderColor: 'palm.border', bg: 'palm.subtle' },
    '&[data-look=unpaid]': { borderColor: 'clay.border', bg: 'clay.subtle' },
  }),
);

export const bookingTop = row({ align: 'start', wrap: true, gap: '3' });

/** How the booking stands is read first on a phone, and beside what was booked where there is room. */
export const heading = css({
  minInlineSize: '0',
  order: { base: '1', sm: '0' },
  flex: { base: '1 0 100%', sm: '1 1 18rem' },
});

/** What was booked, as the link that the whole card is. */
export const lines = cx(stretched, stack({ gap: '3' }));

/** Large letters stand below the picture. */
export const line = row({
  wrap: true,
  gap: '3',
  fontSize: 'lg',
  '& > :first-child': { inlineSize: '72px', flex: 'none' },
  '& > :last-child': { minInlineSize: '0', flex: '1 1 11rem' },
});

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
export const rowWays = row({
  wrap: true,
  gap: '2',
  position: 'relative',
  zIndex: '2',
  justifySelf: { sm: 'start' },
  '& > button': { flex: { base: '1 0 auto', sm: 'none' } },
  _empty: { display: 'none' },
});

export const pages = stack({ gap: '2', justifyItems: 'center', marginBlockStart: '2' });
