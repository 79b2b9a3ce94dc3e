import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];

/** On a short screen (a phone on its side, a strong zoom) the whole sheet scrolls and only the footer stays. */
const short = '@media (max-height: 30rem)';

/** How high a sheet is whose whole content is not there when it opens: what comes later moves nothing that is read. */
const tall = { base: 'min(42rem, calc(100dvh - 1.5rem))', md: 'min(52rem, calc(100dvh - 3rem))' };

/** On paper a dialog is whole, without what can only be pressed; the style sheet keeps everything else away. */
const paper = '@media print';

/** A dialog that takes the place of the sheet printed with the page stands there already. */
const arrival = '&[data-state=open]:is([data-arrival] *)';

/** A sheet from the bottom on phones, a centred panel from the tablet on. Widths are the specification's. */
export const dialogRecipe = defineSlotRecipe({
  className: 'chakra-dialog',
  slots,
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      bg: 'rgb(39 30 20 / 0.42)',
      _dark: { bg: 'rgb(0 0 0 / 0.6)' },
      _open: { animationName: 'fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
      _motionReduce: { animation: 'none !important' },
      [arrival]: { animation: 'none !important' },
      [paper]: { display: 'none' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      padding: { base: '0', md: '6' },
      overflow: 'hidden',
      [short]: { paddingBlock: '0!', alignItems: 'flex-end!' },
      [paper]: {
        position: 'static',
        display: 'block',
        padding: '0',
        overflow: 'visible',
      },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      maxBlockSize: { base: 'calc(100dvh - 1.5rem)', md: 'calc(100dvh - 3rem)' },
      outline: 'none',
      overflow: 'hidden',
      color: 'fg',
      bg: 'bg.panel',
      borderRadius: { base: '{radii.sheet} {radii.sheet} 0 0', md: 'sheet' },
      boxShadow: '0 -2px 40px rgb(39 30 20 / 0.18)',
      _dark: { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' },
      transitionProperty: 'max-width',
      transitionDuration: 'moderate',
      _open: {
        animationName: { base: 'slide-from-bottom-full', md: 'scale-in, fade-in' },
        animationDuration: '220ms',
        animationTimingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      },
      _closed: {
        animationName: { base: 'slide-to-bottom-full', md: 'scale-out, fade-out' },
        animationDuration: '150ms',
        animationTimingFunction: 'ease-in',
      },
      _motionReduce: { animation: 'none !important', transition: 'none' },
      [arrival]: { animation: 'none !important' },
      '&[data-tall]': { blockSize: tall },
      '&[data-tall=whole]': { blockSize: { base: 'calc(100dvh - 1.5rem)', md: tall.md } },
      '&[data-tall=low]': { blockSize: 'auto', minBlockSize: 'min(27rem, calc(100dvh - 1.5rem))' },
      [short]: {
        overflowY: 'auto',
        blockSize: 'auto!',
        minBlockSize: '0!',
        maxBlockSize: 'calc(100dvh - 0.5rem)!',
      },
      [paper]: {
        blockSize: 'auto!',
        maxInlineSize: 'none',
        maxBlockSize: 'none',
        overflow: 'visible',
        boxShadow: 'none',
        borderWidth: '0',
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minBlockSize: '16',
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '2.5',
      '&[data-cover]': {
        position: 'absolute',
        insetInline: '0',
        insetBlockStart: '0',
        zIndex: '1',
        pointerEvents: 'none',
        '& > button': { pointerEvents: 'auto', bg: 'bg.panel/88', color: 'fg', marginInlineEnd: '0' },
      },
      [short]: { minBlockSize: '12', paddingBlock: '0' },
    },
    title: {
      flex: '1',
      minInlineSize: '0',
      fontSize: '1.25rem',
      fontWeight: '400',
      lineHeight: 'calc(1.35 * var(--lead))',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      lineClamp: '3',
      // What is cut off after three lines must not cut off the tails of Arabic letters.
      paddingBlockEnd: '1',
      marginBlockEnd: '-1',
      '[data-cover] &': {
        fontSize: '1.5rem',
        lineHeight: 'calc(1.25 * var(--lead))',
        paddingBlockEnd: '2',
        marginBlockEnd: '-2',
      },
      '&[data-quiet]': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    closeTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '11',
      marginInlineEnd: '-2',
      marginInlineStart: 'auto',
      borderRadius: 'full',
      color: 'fg.muted',
      cursor: 'pointer',
      fontSize: 'lg',
      _hover: { bg: 'bg.muted', color: 'fg' },
      _focusVisible: { outline: '2px solid', outlineColor: 'palm.focusRing', outlineOffset: '-2px' },
      _disabled: { opacity: '0.4', cursor: 'not-allowed' },
      [paper]: { display: 'none' },
    },
    body: {
      flex: '1 1 auto',
      minBlockSize: '0',
      overflowY: 'auto',
      // Leaves room for the focus ring of what the browser scrolls to.
      scrollPaddingBlock: '2',
      overscrollBehavior: 'contain',
      paddingInline: { base: '4', md: '6' },
      paddingBlockStart: '1',
      paddingBlockEnd: '6',
      '&[data-cover]': { paddingBlockStart: '0' },
      _last: { paddingBlockEnd: 'calc(1.5rem + env(safe-area-inset-bottom))' },
      [short]: { overflowY: 'visible', flex: 'none' },
      [paper]: { overflowY: 'visible' },
    },
    footer: {
      position: 'sticky',
      insetBlockEnd: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '3',
      flexShrink: '0',
      bg: 'bg.panel',
      borderBlockStartWidth: '1px',
      borderColor: 'border.muted',
      paddingInline: { base: '4', md: '6' },
      paddingBlockStart: '3',
      paddingBlockEnd: 'calc(0.75rem + env(safe-area-inset-bottom))',
      [short]: {
        flexWrap: 'nowrap',
        paddingBlockStart: '1.5',
        paddingBlockEnd: 'calc(0.375rem + env(safe-area-inset-bottom))',
        '& > *': { flex: '1 1 auto!', inlineSize: 'auto!', minInlineSize: '0' },
      },
      '& > *': { flex: { base: '1 1 auto', md: 'none' } },
      [paper]: { display: 'none' },
    },
  },
  variants: {
    size: {
      default: { content: { maxInlineSize: { md: '638px' } } },
      success: { content: { maxInlineSize: { md: '430px' } } },
      // On its side a phone has room for the calendar and the times beside it.
      appointment: { content: { maxInlineSize: { md: '539px' }, [short]: { maxInlineSize: '800px!' } } },
      legal: { content: { maxInlineSize: { md: '800px' } } },
    },
  },
  defaultVariants: { size: 'default' },
});
