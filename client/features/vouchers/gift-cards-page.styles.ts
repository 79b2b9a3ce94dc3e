import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

export const opening = grid({
  columns: { base: 1, md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { base: '6', md: '12' },
  alignItems: 'center',
  marginBlockEnd: { base: '10', md: '12' },
  '& img': {
    inlineSize: 'full',
    blockSize: 'auto',
    aspectRatio: '8 / 5',
    borderRadius: 'sheet',
    boxShadow: 'md',
    _dark: { filter: 'brightness(0.9)' },
    order: { md: '1' },
  },
  '& h1': { textStyle: 'title', textWrap: 'balance' },
  '& p': {
    color: 'fg.muted',
    fontSize: { md: 'lg' },
    marginBlockStart: '3',
    marginBlockEnd: '6',
    maxInlineSize: '44ch',
  },
});

export const actions = row({ align: 'stretch', wrap: true, gap: '3', '& > a': { flexGrow: { base: '1', sm: '0' } } });

/** Exactly four leave no hole in rows of two or four. */
const fourCards = ':has(> li:nth-child(4):last-child)';

/** Two columns where there is room: the cards on sale and the customer's own. */
export const beside = grid({
  columns: { base: 1, lg: 'minmax(0, 2.4fr) minmax(0, 1fr)' },
  gap: { base: '8', lg: '10' },
  '& > :first-child > ul[class]': { gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' } },
  [`& > :first-child > ul[class]${fourCards}`]: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
});

/** The same without the customer's own. */
export const onSale = css({
  '& > ul[class]:not(:has(> li:nth-child(5)))': { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
  [`& > ul[class]${fourCards}`]: {
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const steps = grid({
  columns: { base: 1, md: 3 },
  gap: { base: '4', md: '5' },
  '& > li': { layerStyle: 'panel', padding: { base: '5', md: '6' } },
  '& svg': { color: 'palm.fg', fontSize: '2xl', marginBlockEnd: '3' },
  '& h3': { fontWeight: 'semibold', marginBlockEnd: '1' },
  '& p': { color: 'fg.muted', fontSize: 'sm' },
});

export const treatment = row({ wrap: true, columnGap: '4', rowGap: '2', marginBlockStart: '6', color: 'fg.muted' });
