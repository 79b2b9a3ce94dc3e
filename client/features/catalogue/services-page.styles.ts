import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';
import { pageTopLook } from '../../ui/page-top.styles.ts';

/** The name of the page, how much it lists, and the branch: one line on a phone. */
export const top = css(pageTopLook(), {
  mdDown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockStart: '-3',
    marginBlockEnd: '0',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    '& > :nth-child(2)': { flex: '1 1 130px', textAlign: 'end' },
    '& h1': { fontSize: '2xl', lineHeight: '1.75' },
    '& h1 + p': { fontSize: 'sm' },
  },
});

/**
 * On a phone the menus have a line of their own, and categories and filter share the next one; both stay under the header
 * of a high enough window. On wider screens the kinds of the chosen category share the filter's line, so that nothing
 * moves when they come.
 */
export const bar = css({
  md: { position: 'relative', '& nav nav': { position: 'absolute', insetBlockEnd: '0', insetInline: '14rem 0' } },
  mdDown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    minBlockSize: '52px',
    marginInline: '-4',
    paddingInline: '4',
    bg: 'bg',
    position: { base: 'sticky', _short: 'relative' },
    insetBlockStart: '57px',
    zIndex: '2',
    '& > p': { order: '1', flexBasis: 'full', minInlineSize: '0' },
  },
});

/** The lines themselves are in the bar, beside the filter. Each moves sideways by itself, from edge to edge. */
export const scroller = css({
  mdDown: {
    display: 'contents',
    '& > nav': { flex: '1', minInlineSize: '0' },
    '& > nav:not(:last-child)': { flexBasis: 'full', '& a': { lineHeight: '42px' } },
    '& > nav > ul': { marginBlockEnd: '0', marginInlineStart: '-4' },
    '& > nav:last-child > ul': { marginInlineEnd: '0', paddingInlineEnd: '0' },
    '& nav nav ul': { overflow: 'visible' },
    '& nav nav': { flexShrink: '0' },
  },
});

export const arrangement = css({
  zIndex: '1',
  marginBlockEnd: { base: '0', md: '5' },
  // Three lines, each shorter than the one above: the sign of a filter.
  '& > summary': {
    _before: {
      mdDown: {
        content: '""',
        inlineSize: '18px',
        blockSize: '14px',
        backgroundImage: 'repeating-linear-gradient(currentColor 0 2px, transparent 0 6px)',
        clipPath: 'polygon(0 0, 100% 0, 65% 100%, 35% 100%)',
      },
    },
    paddingInline: { base: '0', md: '4' },
    minInlineSize: '11',
    justifyContent: 'center',
  },
  '& > summary > svg:last-child': { display: { mdDown: 'none' } },
  '& > summary > span:first-of-type': { mdDown: { srOnly: true } },
  '& > summary[data-active]': { bg: 'palm.subtle', color: 'palm.fg', borderColor: 'palm.border' },
});

export const form = grid({
  columns: 1,
  gap: '4',
  insetInlineStart: { md: '0' },
  insetInlineEnd: { base: '0', md: 'auto' },
  inlineSize: 'min(420px, 100vw - 32px)',
  padding: '5',
  '& option': { bg: 'bg.panel', color: 'fg' },
});

export const pair = grid({ columns: 2, gap: '4', alignItems: 'end' });
export const check = row({ gap: '3', minBlockSize: '11', textStyle: 'tag' });

export const actions = row({
  align: 'stretch',
  gap: '2',
  justifyContent: 'flex-end',
  '& > button': { flexGrow: '1' },
});
