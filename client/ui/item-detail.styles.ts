import { css } from '#panda/css';

export const detail = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });

export const picture = css({ borderRadius: 'l3', aspectRatio: '16 / 10' });

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
});

export const price = css({ fontSize: 'xl' });

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
