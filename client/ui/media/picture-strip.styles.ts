import { css } from '#panda/css';
import { center, row } from '#panda/patterns';

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
});
