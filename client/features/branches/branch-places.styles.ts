import { css, cx } from '#panda/css';
import { card, cardBody } from '../../ui/card.styles.ts';

export const grid = css({
  listStyle: 'none',
  display: 'grid',
  gap: { base: '4', md: '5' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});

export const box = cx(
  card,
  cardBody,
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minInlineSize: '0',
    '& h3': { fontSize: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '2' },
    '& > a:last-child': { marginBlockStart: 'auto' },
  }),
);
