import { cx } from '#panda/css';
import { grid } from '#panda/patterns';
import { actingCard, card } from '../ui/card.styles.ts';

export const entry = cx(
  card,
  actingCard,
  grid({
    columns: '80px minmax(0, 1fr)',
    gap: '4',
    alignItems: 'center',
    padding: '3',
    '& > div': { display: 'grid', gap: '0.5', minInlineSize: '0', overflowWrap: 'anywhere' },
    '& :is(h2, h3)': { fontWeight: 'semibold', lineClamp: '3' },
    // However long a text is, the cards of a list stay cards.
    '& p': { textStyle: 'quiet', lineClamp: '2' },
  }),
);
