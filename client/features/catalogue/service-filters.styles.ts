import { css } from '#panda/css';
import { pageTopLook } from '../../ui/page-top.styles.ts';

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

/** The name of the page, how much it lists, and the branch: one line on a phone. */
export const top = css(pageTopLook(), {
  mdDown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockEnd: '0',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    '& > :nth-child(2)': { flex: '1 1 130px', textAlign: 'end' },
    '& h1': { fontSize: '2xl', lineHeight: '1.75' },
    '& h1 + p': { fontSize: 'sm' },
  },
});

/**
 * Menus, categories and the filter: one line on a phone, which stays under the header of a high enough window. On wider
 * screens the kinds of the chosen category share the filter's line, so that nothing moves when they come.
 */
export const bar = css({
  md: { position: 'relative', '& nav nav': { position: 'absolute', insetBlockEnd: '0', insetInline: '14rem 0' } },
  mdDown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minBlockSize: '52px',
    marginInline: '-4',
    paddingInline: '4',
    bg: 'bg',
    position: 'sticky',
    insetBlockStart: '57px',
    zIndex: '2',
    '& > p': { order: '1', flexBasis: 'full', minInlineSize: '0' },
  },
});

export const scroller = css({
  mdDown: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    flex: '1',
    minInlineSize: '0',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& ul': { overflow: 'visible', margin: '0', padding: '0', borderWidth: '0' },
    '& nav': { flexShrink: '0' },
  },
});
