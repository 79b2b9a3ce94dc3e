import { css } from '#panda/css';

export const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });

export const city = css({ fontSize: 'sm', fontWeight: 'semibold', lineHeight: '1.75', color: 'fg.muted' });

export const list = css({
  listStyle: 'none',
  marginInline: '-3',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minBlockSize: '14',
    paddingBlock: '2',
    paddingInline: '3',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
    '& > span': { minInlineSize: '0' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& svg': { color: 'palm.fg', flexShrink: '0' },
  },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current]': { bg: 'palm.subtle' },
});

export const more = css({ justifySelf: 'center' });
