import { css } from '#panda/css';
import { disc, row, stack } from '#panda/patterns';

/** It does not stretch beside a long list of times. */
export const root = stack({
  gap: '2',
  alignContent: 'start',
  inlineSize: 'full',
  minInlineSize: '0',
  containerType: 'inline-size',
});

/** Month and year, where they are choices, share the room between the buttons. */
export const heading = row({
  spread: true,
  gap: '2',
  '& > :has(select)': {
    flex: '1',
    '& > select': { minBlockSize: '11', paddingBlock: '1.5', paddingInlineStart: '3', paddingInlineEnd: '8' },
    '& > svg': { insetInlineEnd: '2.5' },
  },
  '@container (max-width: 18.7rem)': {
    '& > :has(select)': { '& > select': { paddingInline: '1.5' }, '& > svg': { opacity: '0' } },
  },
});

export const step = disc({
  flexShrink: '0',
  boxSize: '11',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: '0.3', cursor: 'default' },
  _focusVisible: { outlineOffset: '-2px' },
});

export const table = css({ inlineSize: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = css({
  paddingBlock: '2',
  textStyle: 'caption',
  fontWeight: 'medium',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

/** Arabic has no short names of days, and whole ones touch each other in a narrow calendar. */
export const wideName = css({ '@container (max-width: 21.375rem)': { _rtl: { display: 'none' } } });
export const narrowName = css({
  display: 'none',
  '@container (max-width: 21.375rem)': { _rtl: { display: 'inline' } },
});

export const cell = css({ padding: '0', paddingBlock: '0.5', outline: 'none', cursor: 'pointer' });

/** A free day has a dot under its number; a day without times is only a pale number. */
export const day = disc({
  position: 'relative',
  marginInline: 'auto',
  maxInlineSize: '11',
  blockSize: '11',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  transitionProperty: 'background-color, color',
  transitionDuration: '150ms',
  'td:focus-visible > &': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '1px' },
  '@media (hover: hover)': {
    'td[aria-selected=false]:not([aria-disabled]):hover > &': { bg: 'bg.muted' },
    'td[data-free][aria-selected=false]:not([aria-disabled]):hover > &': { bg: 'palm.subtle' },
  },
  'td[data-free] > &': {
    fontWeight: 'medium',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '1.5',
      boxSize: '1',
      borderRadius: 'full',
      bg: 'palm.fg',
    },
  },
  'td[data-today] > &': { fontWeight: 'bold' },
  'td[aria-disabled] > &': { color: 'fg.subtle', opacity: '0.55', cursor: 'default' },
  'td[aria-selected=true] > &': {
    bg: 'palm.solid',
    color: 'palm.contrast',
    fontWeight: 'semibold',
    opacity: '1',
    _after: { bg: 'currentColor' },
  },
});
