import { css, cx } from '#panda/css';
import { actingCard, card } from '../../ui/card.styles.ts';

export const page = css({ display: 'grid', gap: { base: '6', md: '8' }, inlineSize: 'full', minInlineSize: '0' });

export const columns = css({
  display: 'grid',
  gap: { base: '6', md: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
});

export const part = css({ display: 'grid', gap: '3', minInlineSize: '0' });

export const partTitle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontSize: 'lg',
  fontWeight: 'semibold',
});

export const list = css({ display: 'grid', gap: '2' });

export const gift = cx(
  card,
  actingCard,
  css({ display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', alignItems: 'start', gap: '4', padding: '3' }),
);

export const picture = css({ borderRadius: 'l2' });

/** However long a name is, the cards of a list stay cards. */
export const facts = css({
  display: 'grid',
  gap: '0.5',
  minInlineSize: '0',
  overflowWrap: 'anywhere',
  '& > p': { lineClamp: '2' },
});

export const name = css({ fontWeight: 'semibold', lineClamp: '3' });

export const small = css({ fontSize: 'sm', color: 'fg.muted' });

export const status = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontSize: 'sm',
  fontWeight: 'medium',
});

export const dot = css({ inlineSize: '2.5', blockSize: '2.5', flexShrink: '0', color: 'palm.solid' });

export const hidden = css({ srOnly: true });

export const how = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  color: 'fg.muted',
});
