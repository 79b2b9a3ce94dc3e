import { css } from '#panda/css';

const row = css.raw({
  marginBlockEnd: { base: '3', md: '4' },
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  '& li, & a': { flexShrink: '0' },
  '& a': {
    display: 'block',
    textAlign: 'center',
    lineHeight: '2.75rem',
    minBlockSize: '11',
    minInlineSize: '11',
    whiteSpace: 'nowrap',
    transition: 'colors',
    outlineOffset: '-2px',
  },
});

const tabs = css(row, {
  gap: { base: '5', md: '7' },
  borderBlockEnd: 'line',
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
  '& a': { borderRadius: 'full', paddingInline: '4', fontSize: 'sm', fontWeight: 'medium' },
});

const chips = css(chipRow, {
  gap: '2',
  flexWrap: { md: 'wrap' },
  '& > li > a': { bg: 'bg.panel', border: 'line', color: 'fg' },
  '@media (hover: hover)': { '& > li > a:hover': { borderColor: 'palm.border' } },
  '& > li > a[aria-current]': { bg: 'palm.solid', borderColor: 'palm.solid', color: 'palm.contrast' },
  '& > li > a[aria-current]:focus-visible': { outlineColor: 'palm.contrast', outlineOffset: '-4px' },
  // The kinds of the chosen one stand in its own line on a phone, and in a line below on wider screens.
  '& > li:has(nav)': { display: { base: 'flex', md: 'contents' } },
});

const smallChips = css(chipRow, {
  marginInline: '0',
  marginBlockEnd: '0',
  paddingInline: '0',
  '& > li:first-child': { mdDown: { display: 'none' } },
  '& a': { color: 'palm.fg' },
  '& a[aria-current]': { bg: 'palm.subtle' },
});

export const rows = { tabs, chips, smallChips };
