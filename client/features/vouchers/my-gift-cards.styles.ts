import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { badge } from '#panda/recipes';
import { actingCard, card, cardBody } from '../../ui/card.styles.ts';

export const cards = grid({ columns: { base: 1, sm: 2, lg: 3 }, gap: '4' });
export const giftCard = cx(card, actingCard);
export const body = cx(cardBody, stack({ gap: '2' }));
export const head = row({ align: 'start', spread: true, gap: '3' });
export const opener = css({ textAlign: 'start' });
export const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere', minInlineSize: '0' });
const pill = cx(badge({ size: 'md', variant: 'subtle' }), css({ borderRadius: 'full', px: '2.5', flexShrink: '0' }));

/** The brand's green, red and amber; the text says the same. */
export const pills = {
  green: cx(pill, css({ colorPalette: 'palm' })),
  red: cx(pill, css({ colorPalette: 'red' })),
  amber: cx(pill, css({ colorPalette: 'orange' })),
};

export const sums = grid({ columns: '1fr 1fr', gap: '3' });

export const choice = grid({
  columns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  columnGap: '3',
  rowGap: '2',
  alignItems: 'center',
  inlineSize: 'full',
  padding: '3',
  border: 'line',
  borderRadius: 'l3',
  textAlign: 'start',
  transitionProperty: 'background-color, border-color',
  transitionDuration: '150ms',
  _hover: { borderColor: 'palm.border', bg: 'palm.subtle' },
  _disabled: { cursor: 'not-allowed', '& img': { filter: 'grayscale(1)' } },
});

export const choicePicture = css({
  gridRow: { base: 'span 2', sm: 'auto' },
  alignSelf: 'start',
  inlineSize: { base: '16', sm: '20' },
  borderRadius: 'l2',
});

export const choiceEnd = css({
  gap: '1.5',
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  alignItems: { base: 'center', sm: 'flex-end' },
  justifyContent: 'space-between',
});
