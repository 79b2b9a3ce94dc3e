import { css } from '#panda/css';
import { center, grid, row } from '#panda/patterns';

/** On a phone in landscape the picture is beside the text. */
export const detail = grid({
  columns: { base: 1, _wideShort: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: '4',
  alignItems: 'start',
});

export const texts = grid({
  columns: 1,
  gap: { base: '4', _wideShort: '2' },
  // Under the button that closes the sheet.
  '& > :is(h2)': { paddingInlineEnd: { _wideShort: '12' } },
  paddingBlockStart: { _wideShort: '3' },
});

/** From edge to edge of the sheet that it begins; never so high that nothing else is seen. */
export const picture = css({
  inlineSize: {
    base: 'calc(100% + {spacing.8})',
    md: 'calc(100% + {spacing.12})',
    _wideShort: 'calc(100% + {spacing.6})!',
  },
  marginInline: { base: '-4', md: '-6' },
  '&:has(> span)': { aspectRatio: 'auto' },
  // A gift card lies whole in the middle: how it arrives is in sight as well.
  '& > span': {
    inlineSize: { md: 'min(100%, 28rem)' },
    marginInline: 'auto',
    marginBlockStart: { md: '6', _wideShort: '0!' },
    borderRadius: { md: 'l3' },
  },
  // On a wide screen the sizes and the words below are in sight as well.
  aspectRatio: { base: '4 / 3', md: '5 / 3' },
  '& li > span': { aspectRatio: { md: '5 / 3' } },
});

export const facts = row({ align: 'baseline', wrap: true, spread: true, columnGap: '4', rowGap: '1' });
export const price = css({ fontSize: 'xl' });
export const earliest = css({ inlineSize: 'full', minBlockSize: '6', fontSize: 'sm', color: 'palm.fg' });
export const duration = row({ inline: true, gap: '1.5', textStyle: 'quiet', fontVariantNumeric: 'tabular-nums' });

export const frame = css({ position: 'relative' });

export const strip = row({
  align: 'stretch',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  _focusVisible: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-3px' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > li': { flex: '0 0 100%', minInlineSize: '0', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});

/** Over the table at the foot of the pictures. Without scripts they would do nothing. */
export const dots = row({
  align: 'stretch',
  position: 'absolute',
  insetBlockEnd: '0',
  insetInline: '0',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media (scripting: none)': { display: 'none' },
});

export const dot = center({
  boxSize: '11',
  pointerEvents: 'auto',
  marginInline: '-1.5',
  _before: {
    content: '""',
    boxSize: '2',
    borderRadius: 'full',
    bg: 'white',
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.35)',
    opacity: '0.65',
    transition: 'inline-size 200ms ease-out',
  },
  '&[aria-current=true]': { _before: { inlineSize: '5', opacity: '1' } },
  _focusVisible: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-8px', borderRadius: 'full' },
  _motionReduce: { _before: { transition: 'none' } },
});
