import { css } from '#panda/css';
import { cards } from './item-cards.styles.ts';
import { tileColumns } from './item-tiles.styles.ts';

/**
 * On a phone a thing is a row: its picture, its name over what it takes and costs, and a round mark of the action, whose
 * word is only for wide screens.
 */
const rows = css.raw({
  mdDown: {
    gap: '0',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      flexDirection: 'row',
      alignItems: 'center',
      gap: '3',
      minBlockSize: '24',
      paddingBlock: '2.5',
      bg: 'transparent',
      borderWidth: '0',
      borderBlockEndWidth: '1px',
      borderRadius: '0',
    },
    '& > li > span:first-child': { boxSize: '76px', flexShrink: '0', borderRadius: '14px' },
    '& > li > div': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '0',
      padding: '0',
    },
    '& :is(h2, h3)': { gridColumn: '1 / 3' },
    '& > li > div > p:first-of-type': { whiteSpace: 'nowrap' },
    '& > li > div > p:last-child': { display: 'contents', fontSize: 'sm' },
    '& > li > div > p + p > span::before': { content: '"·"', marginInlineStart: '2' },
    // The saving lies on the picture's corner: in line it would hang alone below the prices.
    '& s + bdi': { position: 'absolute', inset: { base: '6px auto auto 0', _rtl: '6px 0 auto auto' } },
    '& > li i': {
      gridArea: '1 / 3 / 3',
      justifyContent: 'center',
      marginInlineStart: '2',
      paddingInline: '0',
      boxSize: '11',
      fontSize: '0',
      _before: { content: '"+"', fontSize: '1.5rem' },
    },
  },
});

export const itemColumns = css(cards(), tileColumns(), rows);
