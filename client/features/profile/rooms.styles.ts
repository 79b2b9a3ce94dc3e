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

/** The frame of the landing, which has no site chrome around it. */
export const landing = grid({
  columns: 1,
  gap: '8',
  inlineSize: 'full',
  maxInlineSize: '880px',
  marginInline: 'auto',
  paddingBlock: '6',
});
