import { css } from '#panda/css';

export const frame = css({
  position: 'relative',
  blockSize: 'clamp(12rem, 36dvh, 18rem)',
  borderRadius: 'l3',
  overflow: 'hidden',
  border: 'line',
  bg: 'bg.muted',
  // The map's own pieces lie on layers of their own and must stay below the suggestions.
  isolation: 'isolate',
  '&:has([role=region]:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});

export const canvas = css({ position: 'absolute', inset: '0', '& [role=region]:focus-visible': { outline: 'none' } });

/** Its tip points at the middle of the map. */
export const pin = css({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 'calc(50% - 18px)',
  inlineSize: '36px',
  blockSize: '46px',
  marginBlockStart: '-43px',
  overflow: 'visible',
  pointerEvents: 'none',
  zIndex: '1',
  '& > ellipse': { fill: 'rgb(39 30 20 / 0.35)' },
  '& path': { fill: 'clay.solid', stroke: 'white', strokeWidth: '2' },
  '& circle': { fill: 'white' },
  '& > g': { transition: 'transform 150ms ease-out' },
  '&[data-lifted] > g': { transform: 'translateY(-8px)' },
  '&:not([data-placed]):not([data-lifted]) > g': { opacity: '0.6' },
});

export const hint = css({
  position: 'absolute',
  insetBlockEnd: '3',
  insetInlineStart: '50%',
  translate: { _ltr: '-50% 0', _rtl: '50% 0' },
  zIndex: '1',
  pointerEvents: 'none',
  maxInlineSize: 'calc(100% - 128px)',
  inlineSize: 'max-content',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'full',
  bg: 'bg.inverted',
  color: 'fg.inverted',
  fontSize: 'xs',
  textAlign: 'center',
});
