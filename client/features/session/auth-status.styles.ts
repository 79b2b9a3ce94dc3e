import { css, cx } from '#panda/css';
import { card } from '../../ui/card.styles.ts';

export const page = css({
  display: 'grid',
  gap: '5',
  maxInlineSize: '560px',
  marginInline: 'auto',
  inlineSize: 'full',
});

export const panel = cx(
  card,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '4',
    padding: { base: '5', md: '7' },
  }),
);

export const medal = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '14',
  borderRadius: 'full',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontSize: 'xl',
});

export const state = css({ fontSize: 'xl', fontWeight: 'semibold' });

export const muted = css({ color: 'fg.muted' });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', paddingBlockStart: '2' });

export const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', inlineSize: 'full' });

export const rows = css({
  display: 'grid',
  gap: '3',
  inlineSize: 'full',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  '& dt': { fontWeight: 'medium' },
  '& dd': { display: 'flex', alignItems: 'center', gap: '3' },
});

export const fold = css({
  inlineSize: 'full',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '12',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});
