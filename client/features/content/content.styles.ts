import { css, cx } from '#panda/css';
import { grid, medal, stack } from '#panda/patterns';
import { actingCard, card, cardBody } from '../../ui/card.styles.ts';

export const details = cx(
  card,
  grid({
    columns: { md: 'repeat(auto-fit, minmax(220px, 1fr))' },
    gap: { base: '1', md: '6' },
    padding: { base: '4', md: '6' },
    bg: 'palm.subtle',
    borderColor: 'transparent',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
      minBlockSize: '14',
    },
    '& svg': { gridRow: '1 / 3', color: 'palm.fg', fontSize: 'xl' },
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { gridColumn: '2', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '11',
      marginBlock: '-2',
      _hover: { textDecoration: 'underline' },
    },
  }),
);

export const panel = cx(card, cardBody, stack({ gap: '3' }));

export const ways = grid({ columns: { base: '1fr', sm: 'repeat(3, 1fr)' }, gap: '3' });
export const way = cx(card, actingCard, stack({ gap: '2', padding: '4', alignContent: 'start' }));
export const wayIcon = medal({ tone: 'palm', boxSize: '11', fontSize: 'lg' });
export const wayTo = css({ justifySelf: 'start', textStyle: 'quiet', overflowWrap: 'anywhere' });
