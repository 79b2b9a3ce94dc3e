import { css, cx } from '#panda/css';
import { disc, grid, row, stack } from '#panda/patterns';
import { card, cardBody } from '../../ui/card.styles.ts';

export const titleRow = row({ wrap: true, gap: '4' });

export const avatar = disc({
  boxSize: { base: '20', md: '24' },
  position: 'relative',
  flexShrink: '0',
  overflow: 'hidden',
  bg: 'palm.muted',
});

export const initials = css({
  position: 'relative',
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'semibold',
  color: 'palm.700',
});

export const name = css({ fontSize: { base: 'xl', md: '2xl' }, fontWeight: 'semibold', overflowWrap: 'anywhere' });
export const identity = stack({ gap: '2', justifyItems: 'start', minInlineSize: '0' });

export const detail = grid({
  columns: { base: '1fr', sm: '200px 1fr' },
  gap: '1',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '4',
  borderBlockStart: 'hairline',
  _first: { borderBlockStartWidth: '0' },
});

export const value = css({ overflowWrap: 'anywhere', minInlineSize: '0' });
export const sectionHead = row({ wrap: true, spread: true, gap: '3', minBlockSize: '11' });

export const danger = css({ color: 'fg.error' });

const inTile = stack({ gap: '2', alignContent: 'start' });
export const tile = cx(card, cardBody, inTile);

/** Not a card in another colour: two class names for one property would leave the choice to the stylesheet's order. */
export const balanceTile = cx(
  cardBody,
  inTile,
  css({ bg: 'palm.solid', color: 'palm.contrast', borderRadius: 'l3', '& span': { color: 'inherit' } }),
);

export const tileHead = row({ gap: '2', textStyle: 'tag' });

export const figure = css({
  fontSize: '3xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.3',
});

export const tileNote = css({ fontSize: 'sm', opacity: '0.9' });
export const form = cx(card, cardBody, stack({ gap: '5', minInlineSize: '0', overflow: 'visible' }));

export const person = cx(
  card,
  cardBody,
  grid({
    columns: 'auto 1fr',
    columnGap: { base: '4', md: '5' },
    rowGap: '4',
    alignItems: 'center',
    '& > :first-child': { gridRow: { sm: '1 / span 2' }, alignSelf: 'start' },
    transitionProperty: 'border-color, background-color',
    transitionDuration: '150ms',
    '&[data-over]': { borderColor: 'palm.solid', bg: 'palm.subtle' },
  }),
);

/** Below the picture on a phone, below the name elsewhere. */
export const choosing = stack({
  gap: '3',
  justifyItems: 'start',
  minInlineSize: '0',
  gridColumn: { base: '1 / -1', sm: '2' },
});

/** Only a mouse can drop a file. */
export const drop = css({ display: 'none', '@media (hover: hover)': { display: 'inline' } });

export const sending = row({
  wrap: true,
  gap: '3',
  inlineSize: 'full',
  minBlockSize: '11',
  // It has the focus so that the keyboard stays here; there is nothing to press.
  outlineStyle: 'none',
});

/** The bar that the browser draws, in the accent colour of the page. */
export const bar = css({ all: 'revert', flex: '1', minInlineSize: '32', maxInlineSize: '80' });
