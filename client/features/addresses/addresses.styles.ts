import { css } from '#panda/css';
import { center, grid, medal, row } from '#panda/patterns';

/** The chosen one is marked by more than a colour: it also says so. */
export const address = row({
  gap: '1',
  flexWrap: { _largeLetters: 'wrap' },
  justifyContent: 'flex-end',
  position: 'relative',
  paddingInlineEnd: { base: '1', md: '2' },
  border: 'line',
  borderRadius: 'l3',
  transitionProperty: 'background-color, border-color',
  transitionDuration: '150ms',
  '@media (hover: hover)': { '&:has(> [data-choose]:hover)': { borderColor: 'palm.border', bg: 'palm.subtle' } },
  '&:has([aria-current=true])': { borderColor: 'palm.solid', bg: 'palm.subtle' },
});

export const choose = row({
  gap: '3',
  flex: { base: '1', _largeLetters: '1 1 100%' },
  minInlineSize: '0',
  minBlockSize: '72px',
  paddingBlock: '3',
  paddingInlineStart: { base: '3', md: '4' },
  borderRadius: 'l3',
  textAlign: 'start',
});

export const sign = medal({
  tone: 'muted',
  boxSize: '10',
  flexShrink: '0',
  '[aria-current=true] > &': { bg: 'palm.solid', color: 'palm.contrast' },
});

export const top = row({ wrap: true, columnGap: '2', rowGap: '1', minInlineSize: '0', maxInlineSize: 'full' });
export const name = css({ textAlign: 'match-parent', fontWeight: 'semibold', lineHeight: '1.4', lineClamp: '2' });
export const line = css({ textAlign: 'match-parent', textStyle: 'quiet', lineClamp: '3' });

/** Keeps its height while the address under the pin is being read, so that nothing jumps. */
export const addressLine = row({
  gap: '2',
  minBlockSize: '11',
  textStyle: 'quiet',
  '& > svg': { color: 'palm.fg' },
  '& > span': { minInlineSize: '0', lineClamp: '2' },
  '&[data-known]': { color: 'fg' },
});

export const details = grid({
  columns: { base: '1fr', sm: '1fr 1fr' },
  gap: '3',
  paddingBlock: '2',
  '& > :is(:first-child, :last-child)': { gridColumn: '1 / -1' },
});

/** Each text in its own direction, but all of them begin where the page does. */
export const anyScript = css({ textAlign: 'match-parent', fontVariantNumeric: 'tabular-nums' });

/** The list of suggestions lies over the map below. */
export const box = css({ position: 'relative', zIndex: '2' });
export const input = css({ paddingInlineEnd: '12' });

export const submit = center({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '0',
  inlineSize: '12',
  blockSize: 'full',
  borderRadius: 'l2',
  color: 'fg.muted',
  fontSize: 'lg',
  _hover: { color: 'fg' },
});

export const options = css({
  position: 'absolute',
  insetInline: '0',
  insetBlockStart: 'calc(100% + 4px)',
  maxBlockSize: '80',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '1.5',
  layerStyle: 'floating',
});

export const option = row({
  gap: '3',
  minBlockSize: '12',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'l2',
  '& > svg': { color: 'palm.fg' },
  _hover: { bg: 'bg.muted' },
  '&[aria-selected=true]': { bg: 'palm.subtle', outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
});
