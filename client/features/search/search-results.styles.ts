import { grid, row } from '#panda/patterns';

export const groupTop = row({
  wrap: true,
  spread: true,
  columnGap: '4',
  minBlockSize: '11',
  '& h2': { fontSize: 'xl', fontWeight: 'semibold' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '11',
    color: 'palm.fg',
    fontWeight: 'medium',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});

export const hits = grid({
  columns: { base: 1, md: 2 },
  gap: '2',
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    blockSize: 'full',
    padding: '2',
    layerStyle: 'panel',
    _hover: { borderColor: 'border.emphasized' },
  },
});
