import { css } from '#panda/css';
import { row } from '#panda/patterns';

const rowLook = css.raw({
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
    lineHeight: '44px',
    minBlockSize: '11',
    minInlineSize: '11',
    whiteSpace: 'nowrap',
    transition: 'colors',
    outlineOffset: '-2px',
  },
});

const tabs = css(rowLook, {
  gap: { base: '1', md: '3' },
  borderBlockEnd: 'line',
  marginBlockEnd: { base: '4', md: '5' },
  '& a': {
    color: 'fg.muted',
    fontWeight: 'medium',
    fontSize: { base: 'md', md: 'lg' },
    paddingInline: '2',
    borderBlockEndWidth: '2px',
    borderColor: 'transparent',
    // Only the ring is round: the line below the chosen one is straight.
    _focusVisible: { borderRadius: 'l1' },
  },
  '& a[aria-current]': { color: 'fg', borderColor: 'palm.solid' },
  '@media (hover: hover)': { '& a:hover': { color: 'fg' } },
});

const chipRow = css.raw(rowLook, {
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

export const pagination = row({
  wrap: true,
  gap: { base: '0.5', sm: '1' },
  marginBlockStart: { base: '8', md: '10' },
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& ol': { display: 'flex', gap: { base: '0.5', sm: '1' }, justifyContent: 'center' },
  '& :is(a, li > span)': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minInlineSize: { base: '9', sm: '11' },
    minBlockSize: '11',
    paddingInline: { base: '1', sm: '2' },
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg',
  },
  '& > a': { minInlineSize: '10', paddingInline: { base: '0', sm: '4' }, border: 'line' },
  '& li > span': { color: 'fg.muted' },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current=page]': { bg: 'palm.solid', color: 'palm.contrast' },
});

/** Said, but on a phone not shown: the arrow is enough there, and all stands in one row. */
export const label = css({ smDown: { srOnly: true } });
