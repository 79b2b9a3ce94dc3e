import { css } from '#panda/css';

export const city = css({ textStyle: 'quiet', fontWeight: 'semibold', lineHeight: '1.75' });

export const list = css({
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
