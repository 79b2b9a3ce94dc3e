import { css } from '#panda/css';

export const results = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });

export const count = css({ color: 'fg.muted', overflowWrap: 'anywhere' });

export const groupTop = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
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

export const hits = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  listStyle: 'none',
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    blockSize: 'full',
    padding: '2',
    borderRadius: 'l3',
    borderWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg.panel',
    _hover: { borderColor: 'border.emphasized' },
  },
});
