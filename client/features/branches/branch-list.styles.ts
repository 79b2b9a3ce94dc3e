import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

export const finder = grid({
  columns: 1,
  marginBlockEnd: { base: '4', md: '6' },
  '& > search': { marginBlockEnd: '3', maxInlineSize: '42rem' },
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
  'section + section > &': { marginBlockStart: { base: '8', md: '10' } },
});

/** A long name takes two lines of the pill, so that a phone shows all of it. */
export const choice = css({
  zIndex: '3',
  justifySelf: 'start',
  minInlineSize: '0',
  '& > :is(summary, a)': {
    maxInlineSize: 'full',
    paddingInline: { mdDown: '3' },
    transition: 'colors',
    '& > svg:first-child': { color: 'palm.fg', display: { mdDown: 'none' } },
    '& > span': { minInlineSize: '0', lineClamp: '2', lineHeight: '1.4', textAlign: 'start' },
  },
});

export const choices = css({
  insetInlineEnd: '0',
  inlineSize: 'min(340px, 100vw - 32px)',
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  textAlign: 'start',
  padding: '2',
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
    '& > span': { minInlineSize: '0', lineClamp: '4' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& svg': { color: 'palm.fg' },
  },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current]': { bg: 'palm.subtle' },
});
