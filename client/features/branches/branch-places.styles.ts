import { cx } from '#panda/css';
import { column, grid } from '#panda/patterns';
import { card, cardBody } from '../../ui/card.styles.ts';

export const boxes = grid({ columns: { base: 1, md: 2 }, gap: { base: '4', md: '5' } });

export const box = cx(
  card,
  cardBody,
  column({
    gap: '3',
    minInlineSize: '0',
    '& h3': { fontSize: 'lg', fontWeight: 'semibold', lineClamp: '2' },
    '& > a:last-child': { marginBlockStart: 'auto' },
  }),
);
