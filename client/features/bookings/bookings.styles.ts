import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { actingCard, stretched } from '../../ui/card.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';

export const title = cx(pageTitle, css({ marginBlockEnd: '5' }));
export const section = stack({ gap: '3', marginBlockEnd: '8' });

/** Around a booking just paid. */
export const paid = grid({
  columns: 1,
  gap: '4',
  padding: { base: '4', md: '6' },
  marginBlockEnd: '8',
  borderRadius: '20px',
  bg: 'palm.subtle',
  borderWidth: '1px',
  borderColor: 'palm.border',
});

export const paidTop = row({ gap: { base: '4', md: '6' }, minInlineSize: '0', overflowWrap: 'anywhere' });

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

/** The state of the booking is read first on a phone, and beside its name where there is room. */
export const bookingTop = row({
  align: 'start',
  flexWrap: 'wrap-reverse',
  gap: '3',
  '& > h3': { minInlineSize: '0', flex: '1 1 18rem' },
});

/** The name of the booking, as the link that the whole card is. */
export const lines = cx(stretched, stack({ gap: '3' }));

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
