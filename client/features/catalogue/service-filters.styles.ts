import { css } from '#panda/css';

const row = css.raw({
  marginBlockEnd: { base: '3', md: '4' },
  display: 'flex',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  '& > li': { flexShrink: '0', maxInlineSize: '80%' },
  '& a': {
    display: 'block',
    textAlign: 'center',
    lineHeight: '2.75rem',
    minBlockSize: '11',
    minInlineSize: '11',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    transition: 'colors',
    outlineOffset: '-2px',
  },
});

const tabs = css(row, {
  gap: { base: '5', md: '7' },
  borderBlockEndWidth: '1px',
  borderColor: 'border',
  marginBlockEnd: { base: '4', md: '5' },
  '& a': {
    color: 'fg.muted',
    fontWeight: 'medium',
    fontSize: { base: 'md', md: 'lg' },
    borderBlockEndWidth: '2px',
    borderColor: 'transparent',
  },
  '& a[aria-current]': { color: 'fg', borderColor: 'palm.solid' },
  '@media (hover: hover)': { '& a:hover': { color: 'fg' } },
});

const chipRow = css.raw(row, {
  gap: '2',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  '& a': { borderRadius: 'full', paddingInline: '4', fontSize: 'sm', fontWeight: 'medium' },
});

const chips = css(chipRow, {
  '& a': { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', color: 'fg' },
  '@media (hover: hover)': { '& a:hover': { borderColor: 'palm.border' } },
  '& a[aria-current]': { bg: 'palm.solid', borderColor: 'palm.solid', color: 'palm.contrast' },
});

const smallChips = css(chipRow, {
  '& a': { color: 'fg.muted', paddingInline: '3' },
  '@media (hover: hover)': { '& a:hover': { color: 'fg', bg: 'bg.muted' } },
  '& a[aria-current]': { color: 'palm.fg', bg: 'palm.subtle' },
});

export const rows = { tabs, chips, smallChips };

/** The space that menus and categories will take. */
export const waitingFilters = css({
  blockSize: { base: '116px', md: '128px' },
  display: 'grid',
  alignContent: 'end',
  paddingBlockEnd: '4',
  gap: '5',
});
