import { css } from '#panda/css';
import { center, grid, row, stack } from '#panda/patterns';

/** However long it is, it does not widen the sheet. */
export const fact = row({
  align: 'stretch',
  spread: true,
  flexWrap: { _largeLetters: 'wrap' },
  columnGap: '4',
  '& > dt': { color: 'fg.muted', flexShrink: '0' },
  '& > dd': {
    minInlineSize: '0',
    fontWeight: 'medium',
    textAlign: 'end',
    lineClamp: '3',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const moment = css({ textStyle: 'tag', fontVariantNumeric: 'tabular-nums' });

export const product = grid({
  columns: { base: '56px minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto', _largeLetters: '56px minmax(0, 1fr)' },
  columnGap: '3',
  alignItems: 'center',
  // The words of a quiet button begin or end where the rows do, and its ring is within the sheet.
  '& > button': {
    gridColumn: { base: '2', sm: 'auto', _largeLetters: '2' },
    justifySelf: 'start',
    paddingInline: '3',
    marginInline: '-3',
    maxInlineSize: 'none',
  },
});

export const dangerous = css({ colorPalette: 'red', gridColumn: '1 / -1', justifySelf: 'center' });

/** As wide as a name and as high as its line, so that the rows below stay where they are. */
export const waiting = stack({ alignItems: 'center', inlineSize: '24', blockSize: '1lh' });

export const choice = stack({ gap: '2', justifyItems: 'center', borderWidth: '0', padding: '0', margin: '0' });
export const legend = css({ marginInline: 'auto', fontSize: 'lg', fontWeight: 'medium' });
export const stars = row({ align: 'stretch', gap: '1' });

export const star = center({
  position: 'relative',
  boxSize: '12',
  borderRadius: 'l2',
  fontSize: '3xl',
  color: 'fg.subtle',
  '&[data-full]': { color: 'clay.solid', '& svg *': { fill: 'currentColor' } },
  '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});

export const radio = css({ position: 'absolute', inset: '0', opacity: '0' });
export const ratingText = css({ minBlockSize: '6', color: 'fg.muted' });
