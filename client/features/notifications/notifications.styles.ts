import { css, cx } from '#panda/css';
import { grid, row } from '#panda/patterns';
import { actingCard, card } from '../../ui/card.styles.ts';

export const partHead = row({ wrap: true, spread: true, columnGap: '3' });

export const entry = cx(
  card,
  actingCard,
  grid({ columns: '72px minmax(0, 1fr) auto', gap: '4', alignItems: 'center', padding: '3' }),
);

export const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
export const quiet = cx(card, row({ wrap: true, spread: true, gap: '3', padding: '5', color: 'fg.muted' }));
