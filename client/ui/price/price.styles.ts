import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const price = row({ inline: true, align: 'baseline', wrap: true, columnGap: '2' });

/** The amount reads from left to right in both languages: the symbol, then the number. */
export const amount = css({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** As high as the digits beside it, in their colour. */
export const symbol = css({
  display: 'inline-block',
  inlineSize: '0.645em',
  blockSize: '0.72em',
  marginInlineEnd: '0.2em',
  verticalAlign: '-0.01em',
  fill: 'currentColor',
});

/** Only a definition: each price renders it with `use`. */
export const outline = css({ display: 'none' });

export const before = css({ color: 'fg.muted', fontSize: '0.85em', textDecoration: 'line-through' });
export const saving = css({ px: '2', borderRadius: 'full', layerStyle: 'clay', fontSize: 'xs', fontWeight: 'medium' });

const amounts = css.raw({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& > dd': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
});

export const amountRow = css(amounts, { '& > dt': { color: 'fg.muted', minInlineSize: '0' } });
export const totalRow = css(amounts, { fontWeight: 'semibold', borderBlockStart: 'hairline', paddingBlockStart: '2' });
