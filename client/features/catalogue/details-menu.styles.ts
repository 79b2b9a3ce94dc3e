import { css } from '#panda/css';

/** Worn by a `details` element whose summary is a pill with an arrow at its end. */
export const detailsMenu = css({
  position: 'relative',
  '& > :is(summary, a)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minBlockSize: '11',
    paddingInline: '4',
    borderRadius: 'full',
    border: 'line',
    bg: 'bg.panel',
    fontSize: 'sm',
    fontWeight: 'medium',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { borderColor: 'border.emphasized' },
  },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
});

/** What it opens lies over the list below, so that nothing jumps. */
export const detailsPanel = css({ position: 'absolute', insetBlockStart: 'calc(100% + 8px)', layerStyle: 'floating' });

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

export const list = css({
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
