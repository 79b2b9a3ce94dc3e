import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { card } from '../../ui/card.styles.ts';
import { iconAction } from '../../ui/looks.styles.ts';

export const categories = grid({
  columns: { base: 2, md: 'repeat(auto-fill, minmax(230px, 1fr))' },
  gap: { base: '4', md: '6' },
  '& > li': { minInlineSize: '0' },
  '& h2 a': {
    display: 'grid',
    gap: '2.5',
    borderRadius: 'l3',
    outlineOffset: '3px',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
  },
  '& h2 a > span': { borderRadius: 'l3' },
  '& h2 a > span + span': { lineClamp: '2' },
  '@media (hover: hover)': { '& h2 a:hover > span + span': { color: 'palm.fg' } },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
  '& ul a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '11',
    minInlineSize: '11',
    color: 'fg.muted',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

export const line = cx(
  card,
  grid({
    columns: { base: '72px minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) auto' },
    gap: { base: '3', md: '5' },
    padding: { base: '3', md: '4' },
  }),
);

export const picture = css({ borderRadius: 'l2', alignSelf: 'start' });

export const texts = grid({
  columns: 1,
  gap: '2',
  justifyItems: 'start',
  '& h2': { fontSize: 'md', fontWeight: 'semibold', lineHeight: '1.4', lineClamp: '3' },
  '& h2:lang(ar)': { lineHeight: '1.75' },
  '& p': { color: 'fg.muted', fontSize: 'sm' },
  '@media (hover: hover)': { '& h2 a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const gone = css({ color: 'fg.warning!' });

export const end = stack({ gap: '2', justifyItems: 'end', alignContent: 'space-between' });

export const remove = cx(iconAction, css({ marginInlineEnd: '-2' }));

export const buy = row({
  wrap: true,
  gap: '3',
  justifyContent: 'flex-end',
  marginBlockStart: '6',
  '& > p': { flex: { base: '1 1 100%', md: '1 1 auto' }, color: 'fg.muted', fontSize: 'sm' },
  '& > :is(a, button)': { flexGrow: { base: '1', md: '0' } },
});

export const ways = row({ align: 'stretch', wrap: true, gap: '3' });
