import { grid } from '#panda/patterns';

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
