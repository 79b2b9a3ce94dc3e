import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

export const finder = grid({
  columns: 1,
  marginBlockEnd: { base: '4', md: '6' },
  '& > search': { marginBlockEnd: '3', maxInlineSize: '42rem' },
});

export const form = row({ align: 'stretch', gap: '2' });

export const box = css({
  position: 'relative',
  flexGrow: '1',
  minInlineSize: '0',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlock: '0',
    marginBlock: 'auto',
    color: 'fg.muted',
    pointerEvents: 'none',
    zIndex: '1',
  },
  '& > input': {
    inlineSize: 'full',
    paddingInlineStart: 'calc(1.25em + 24px)',
    paddingInlineEnd: '4',
    borderRadius: 'full',
    textOverflow: 'ellipsis',
  },
});

export const line = row({
  wrap: true,
  spread: true,
  columnGap: '4',
  rowGap: '1',
  '& > p': { color: 'fg.muted', fontSize: 'sm', minBlockSize: '6' },
  '& > div': { marginBlockEnd: '0' },
});

export const city = css({
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'semibold',
  lineHeight: '1.75',
  overflowWrap: 'anywhere',
  marginBlockEnd: '3',
  'ul + &': { marginBlockStart: { base: '8', md: '10' } },
});

export const dialogCity = css({ textStyle: 'quiet', fontWeight: 'semibold', lineHeight: '1.75' });

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
    '& svg': { color: 'palm.fg' },
  },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current]': { bg: 'palm.subtle' },
});
