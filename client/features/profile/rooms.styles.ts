import { css, cx } from '#panda/css';
import { grid, medal } from '#panda/patterns';
import { actingCard, card } from '../../ui/card.styles.ts';

export const rooms = grid({ columns: { base: '1fr', md: '1fr 1fr' }, gap: '3' });

export const room = cx(
  card,
  actingCard,
  grid({ columns: 'auto 1fr auto', gap: '4', alignItems: 'center', padding: { base: '4', md: '5' } }),
);

export const icon = medal({ tone: 'palm', boxSize: '12', fontSize: 'lg' });
export const name = css({ fontWeight: 'semibold', textAlign: 'start' });
