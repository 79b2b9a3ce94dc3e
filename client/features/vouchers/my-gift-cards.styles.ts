import { css, cx } from '#panda/css';
import { badge } from '#panda/recipes';
import { actingCard, card, cardBody } from '../../ui/card.styles.ts';

export const page = css({ display: 'grid', gap: { base: '5', md: '6' }, minInlineSize: '0' });

export const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
});

export const giftCard = cx(card, actingCard);

export const body = cx(cardBody, css({ display: 'grid', gap: '2' }));

export const head = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' });

export const opener = css({ textAlign: 'start', cursor: 'pointer' });

export const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere', minInlineSize: '0' });

const pill = cx(badge({ size: 'md', variant: 'subtle' }), css({ borderRadius: 'full', px: '2.5', flexShrink: '0' }));

/** The brand's green, red and amber; the text says the same. */
export const pills = {
  green: cx(pill, css({ colorPalette: 'palm' })),
  red: cx(pill, css({ colorPalette: 'red' })),
  amber: cx(pill, css({ colorPalette: 'orange' })),
};

export const sums = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' });

export const term = css({ fontSize: 'xs', color: 'fg.muted' });

export const remaining = css({ fontSize: 'lg', fontWeight: 'semibold' });

export const small = css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' });

export const hidden = css({ srOnly: true });

export const choices = css({ display: 'grid', gap: '2' });

export const choice = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  inlineSize: 'full',
  padding: '3',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  textAlign: 'start',
  cursor: 'pointer',
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

export const choiceWords = css({ minInlineSize: '0', display: 'grid', gap: '0.5' });

export const choiceEnd = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  alignItems: { base: 'center', sm: 'flex-end' },
  justifyContent: 'space-between',
  gap: '1.5',
});
