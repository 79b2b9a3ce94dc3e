import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

/** On a phone on its side the picture stands beside the words. */
export const detail = grid({
  columns: { base: 1, _short: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: '4',
  alignItems: 'start',
});

export const texts = grid({
  columns: 1,
  gap: { base: '4', _short: '2' },
  // Under the button that closes the sheet.
  '& > :is(h2)': { paddingInlineEnd: { _short: '12' } },
  paddingBlockStart: { _short: '3' },
});

/** From edge to edge of the sheet that it begins; never so high that nothing else is seen. */
export const picture = css({
  inlineSize: {
    base: 'calc(100% + {spacing.8})',
    md: 'calc(100% + {spacing.12})',
    _short: 'calc(100% + {spacing.6})!',
  },
  marginInline: { base: '-4', md: '-6' },
  '&:has(> span)': { aspectRatio: 'auto' },
  // On a wide screen the sizes and the words below are in sight as well.
  aspectRatio: { base: '4 / 3', md: '5 / 3' },
  '& li > span': { aspectRatio: { md: '5 / 3' } },
});

export const facts = row({ align: 'baseline', wrap: true, spread: true, columnGap: '4', rowGap: '1' });
export const price = css({ fontSize: 'xl' });
export const earliest = css({ inlineSize: 'full', minBlockSize: '6', fontSize: 'sm', color: 'palm.fg' });
export const duration = row({ inline: true, gap: '1.5', textStyle: 'quiet', fontVariantNumeric: 'tabular-nums' });

export const description = css({
  color: 'fg.muted',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineHeight: '1.7',
});
