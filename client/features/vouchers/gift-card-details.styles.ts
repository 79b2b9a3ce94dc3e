import { css } from '#panda/css';

export const stack = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const top = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { base: '4', sm: '6' },
});

export const picture = css({ borderRadius: 'l3' });

export const worth = css({ display: 'grid', justifyItems: 'start', gap: '1' });

export const term = css({ fontSize: 'sm', color: 'fg.muted' });

export const figure = css({ fontSize: '3xl', fontWeight: 'semibold', lineHeight: '1.2' });

export const description = css({ color: 'fg.muted' });

export const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '4',
  paddingBlock: '4',
  borderBlockWidth: '1px',
  borderColor: 'border.muted',
});

export const fact = css({ minInlineSize: '0', '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere' } });

export const code = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  textAlign: 'center',
  '& img': { bg: 'white', padding: '3', borderRadius: 'l2', borderWidth: '1px', borderColor: 'border.muted' },
});

export const heading = css({ fontSize: 'md', fontWeight: 'semibold', marginBlockEnd: '3' });

export const summary = css({
  padding: '4',
  bg: 'bg.subtle',
  borderRadius: 'l3',
  '& dl': { display: 'grid', gap: '2' },
});

export const row = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' });

export const total = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  borderBlockStartWidth: '1px',
  borderColor: 'border',
  paddingBlockStart: '3',
  marginBlockStart: '1',
  fontSize: 'lg',
  fontWeight: 'semibold',
});

export const redemptions = css({
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.muted',
    fontWeight: 'medium',
  },
  '& > li:last-child': { borderBlockEndWidth: '0' },
  '& p:first-child': { overflowWrap: 'anywhere' },
});
