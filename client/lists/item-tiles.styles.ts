import { css } from '#panda/css';
import { cards } from './item-cards.styles.ts';

/** Two in a row on a phone, five on a wide screen. The action is as wide as its card. */
export const tileColumns = () =>
  css.raw({
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(5, minmax(0, 1fr))',
    },
    '& > li > div': { padding: '3' },
    '& i': { flexBasis: 'full', justifyContent: 'center', paddingInline: '3' },
  });

export const itemTiles = css(cards(), tileColumns());
