import { css, cx } from '#panda/css';
import { card, cardBody } from '../../ui/card.styles.ts';

export const page = css({ display: 'grid', gap: { base: '5', md: '6' }, minInlineSize: '0' });

export const small = css({ fontSize: 'sm', color: 'fg.muted' });

export const tiles = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } });

export const tile = cx(card, cardBody, css({ display: 'grid', gap: '2', alignContent: 'start' }));

/** Not a card in another colour: two class names for one property would leave the choice to the stylesheet's order. */
export const balanceTile = cx(
  cardBody,
  css({
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    bg: 'palm.solid',
    color: 'palm.contrast',
    borderRadius: 'l3',
    '& span': { color: 'inherit' },
  }),
);

export const tileHead = css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm', fontWeight: 'medium' });

export const figure = css({
  fontSize: '3xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.3',
});

export const tileNote = css({ fontSize: 'sm', opacity: '0.9' });

export const hidden = css({ srOnly: true });

export const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'center' },
  gap: '2',
});
