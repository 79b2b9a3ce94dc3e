import { css, cx } from '#panda/css';
import { grid } from '#panda/patterns';
import { card } from '../../ui/card.styles.ts';

export const heading = css({
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'semibold',
  marginBlockEnd: '4',
  marginBlockStart: { base: '10', md: '14' },
});

export const headOffice = cx(
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
