import { css } from '#panda/css';

export const choice = css({
  zIndex: '2',
  justifySelf: 'start',
  minInlineSize: '0',
  maxInlineSize: { base: 'full', md: '340px' },
  '& > summary': {
    maxInlineSize: 'full',
    transition: 'colors',
    '& > svg:first-child': { color: 'palm.fg' },
    '& > span': { minInlineSize: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const list = css({
  insetInlineStart: { base: '0', md: 'auto' },
  insetInlineEnd: { md: '0' },
  inlineSize: 'min(340px, 100vw - 32px)',
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  listStyle: 'none',
  padding: '2',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minBlockSize: '12',
    paddingBlock: '2',
    paddingInline: '3',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
    '& > span': { minInlineSize: '0', lineClamp: '4' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& svg': { color: 'palm.fg' },
  },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current]': { bg: 'palm.subtle' },
});
