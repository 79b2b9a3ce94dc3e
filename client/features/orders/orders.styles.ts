import { css } from '#panda/css';

export const papers = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const partTitle = css({ fontWeight: 'semibold', marginBlockEnd: '2' });

export const calendar = css({
  display: 'grid',
  gap: '2',
  justifyItems: { base: 'stretch', sm: 'start' },
  minInlineSize: '0',
});

export const times = css({ listStyle: 'none', display: 'grid', gap: '3', inlineSize: 'full', minInlineSize: '0' });

export const time = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minInlineSize: '0',
  // The words of a quiet button end where the rows end.
  '& > a': { marginInlineEnd: '-5' },
});

export const timeWords = css({ display: 'grid', gap: '0.5', minInlineSize: '0' });

export const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '3', color: 'fg' });

export const quiet = css({ fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

export const ways = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
});

export const unpaid = css({ display: 'grid', gap: '5' });

export const receipt = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const paid = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  borderRadius: 'l2',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontWeight: 'medium',
});

export const seller = css({ display: 'grid', gap: '0.5', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' });

export const amounts = css({ display: 'grid', gap: '3', padding: '4', borderRadius: 'l3', bg: 'bg.subtle' });
