import { css } from '#panda/css';

export const detail = css({ display: 'grid', gap: '4' });

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

export const description = css({ color: 'fg.muted', whiteSpace: 'pre-line', lineHeight: '1.7' });

export const quietLink = css({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minBlockSize: '11',
  color: 'palm.fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  cursor: 'pointer',
  borderRadius: 'l1',
  _hover: { textDecoration: 'underline' },
});

export const form = css({ display: 'grid', gap: '4' });

export const note = css({ color: 'fg.muted', fontSize: 'sm' });
