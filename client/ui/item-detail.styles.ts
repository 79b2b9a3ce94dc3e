import { css } from '#panda/css';

export const detail = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });

/** From edge to edge of the sheet that it begins; never so high that nothing else is seen. */
export const picture = css({
  inlineSize: { base: 'calc(100% + {spacing.8})', md: 'calc(100% + {spacing.12})' },
  marginInline: { base: '-4', md: '-6' },
  aspectRatio: '4 / 3',
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
});

export const price = css({ fontSize: 'xl' });

export const earliest = css({ inlineSize: 'full', minBlockSize: '6', fontSize: 'sm', color: 'palm.fg' });

export const duration = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  color: 'fg.muted',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
});

export const description = css({
  color: 'fg.muted',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineHeight: '1.7',
});
