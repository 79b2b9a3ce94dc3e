import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { actingCard, card } from '../../ui/card.styles.ts';

export const partTitle = row({ gap: '2', textStyle: 'subtitle' });

export const gift = cx(
  card,
  actingCard,
  grid({ columns: '5rem minmax(0, 1fr)', gap: '4', alignItems: 'start', padding: '3' }),
);

/** However long a name is, the cards of a list stay cards. */
export const facts = stack({ gap: '0.5', minInlineSize: '0', overflowWrap: 'anywhere', '& > p': { lineClamp: '2' } });

export const name = css({ fontWeight: 'semibold', lineClamp: '3' });
export const status = row({ inline: true, gap: '2', textStyle: 'tag' });
export const dot = css({ inlineSize: '2.5', blockSize: '2.5', flexShrink: '0', color: 'palm.solid' });
export const how = row({ wrap: true, columnGap: '4', rowGap: '2', color: 'fg.muted' });
