import { css, cx } from '#panda/css';
import { actingCard, card } from '../../ui/card.styles.ts';

export const page = css({
  display: 'grid',
  gap: { base: '6', md: '8' },
  inlineSize: 'full',
  minInlineSize: '0',
});

export const columns = css({
  display: 'grid',
  gap: { base: '6', md: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
});

export const part = css({ display: 'grid', gap: '3', minInlineSize: '0' });

export const partHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
});

export const partTitle = css({ fontSize: 'lg', fontWeight: 'semibold' });

export const all = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '11',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'palm.fg',
  _hover: { textDecoration: 'underline' },
});

export const list = css({ display: 'grid', gap: '2' });

export const entry = cx(
  card,
  actingCard,
  css({
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4',
    padding: '3',
  }),
);

export const picture = css({ borderRadius: 'l2' });

export const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });

export const small = css({ fontSize: 'sm', color: 'fg.muted' });

export const arrow = css({ color: 'fg.subtle', paddingInlineEnd: '1' });

export const quiet = cx(
  card,
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '5',
    color: 'fg.muted',
  }),
);

export const hidden = css({ srOnly: true });
