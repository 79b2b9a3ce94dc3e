import { css } from '#panda/css';

export const fold = css({
  borderBlockStart: 'hairline',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minBlockSize: '12',
    borderRadius: 'l1',
    fontSize: 'sm',
    fontWeight: 'medium',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { color: 'fg.muted' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});
