import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { card, cardBody } from '../../ui/card.styles.ts';

export const tiles = grid({ columns: { base: '1fr', sm: '1fr 1fr' }, gap: '3' });
export const tile = cx(card, cardBody, stack({ gap: '2', alignContent: 'start' }));

/** Not a card in another colour: two class names for one property would leave the choice to the stylesheet's order. */
export const balanceTile = cx(
  cardBody,
  stack({
    gap: '2',
    alignContent: 'start',
    bg: 'palm.solid',
    color: 'palm.contrast',
    borderRadius: 'l3',
    '& span': { color: 'inherit' },
  }),
);

export const tileHead = row({ gap: '2', textStyle: 'tag' });

export const figure = css({
  fontSize: '3xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.3',
});

export const tileNote = css({ fontSize: 'sm', opacity: '0.9' });
