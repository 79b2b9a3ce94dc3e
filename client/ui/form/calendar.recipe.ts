import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const slots = [
  'root',
  'content',
  'view',
  'viewControl',
  'viewTrigger',
  'prevTrigger',
  'nextTrigger',
  'rangeText',
  'table',
  'monthSelect',
  'yearSelect',
];

const step = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '11',
  borderRadius: 'full',
  color: 'fg',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: '0.3', cursor: 'default' },
  _focusVisible: { outline: '2px solid', outlineColor: 'palm.focusRing', outlineOffset: '-2px' },
};

const choice = {
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '11',
  paddingInlineStart: '3',
  paddingInlineEnd: '8',
  fontSize: 'md',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  cursor: 'pointer',
  _focusVisible: { outline: '2px solid', outlineColor: 'palm.focusRing', outlineOffset: '1px' },
};

const heading = {
  paddingBlock: '2',
  fontSize: '0.75rem',
  fontWeight: 'medium',
  color: 'fg.muted',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '& > [data-narrow]': { display: 'none' },
  // Arabic has no short names of days, and whole ones touch each other in a narrow calendar.
  '@container (max-width: 21.375rem)': {
    '&:lang(ar) > [data-narrow]': { display: 'inline' },
    '&:lang(ar) > [data-short]': { display: 'none' },
  },
};

const day = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  marginInline: 'auto',
  inlineSize: '100%',
  maxInlineSize: '11',
  blockSize: '11',
  borderRadius: 'full',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg',
  cursor: 'pointer',
  outline: 'none',
  transitionProperty: 'background-color, color',
  transitionDuration: '150ms',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outline: '2px solid', outlineColor: 'palm.focusRing', outlineOffset: '1px' },
  '&[data-today]': { fontWeight: 'bold' },
  '&[data-free]': { fontWeight: 'medium', _hover: { bg: 'palm.subtle' } },
  '&[data-free]::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: '1.5',
    boxSize: '1',
    borderRadius: 'full',
    bg: 'palm.fg',
  },
  '&[data-free][data-selected]::after': { bg: 'currentColor' },
  '&:is([data-unavailable], [data-disabled])': {
    color: 'fg.subtle',
    opacity: '0.55',
    bg: 'transparent',
    cursor: 'default',
  },
  '&[data-outside-range]': { visibility: 'hidden' },
  '&[data-selected]': {
    bg: 'palm.solid',
    color: 'palm.contrast',
    fontWeight: 'semibold',
    opacity: '1',
    _hover: { bg: 'palm.solid' },
  },
};

/** A free day has a dot under its number; a day without times is only a pale number. */
export const calendarRecipe = defineSlotRecipe({
  className: 'chakra-calendar',
  slots,
  base: {
    root: { inlineSize: '100%', containerType: 'inline-size' },
    content: { inlineSize: '100%', outline: 'none' },
    view: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    // The browser's own arrow would touch the frame.
    viewControl: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      '& > span': { position: 'relative', flex: '1', minInlineSize: '0' },
      '& > span > svg': { position: 'absolute', insetInlineEnd: '2.5', insetBlockStart: '3.5', pointerEvents: 'none' },
      '@container (max-width: 18.7rem)': {
        '& > span:last-of-type': { flex: 'none' },
        '& > span > select': { paddingInline: '1.5' },
        '& > span > svg': { opacity: '0' },
      },
    },
    rangeText: { fontSize: 'md', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    prevTrigger: step,
    nextTrigger: step,
    monthSelect: choice,
    yearSelect: choice,
    table: {
      inlineSize: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: '0',
      '& th': heading,
      '& td': { paddingBlock: '0.5', paddingInline: '0', textAlign: 'center' },
      '& td > div': day,
    },
  },
});
