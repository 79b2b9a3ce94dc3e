import { css, cx } from '#panda/css';
import { disc, grid, row, stack } from '#panda/patterns';
import { input as inputRecipe } from '#panda/recipes';

export const field = grid({ columns: 1, gap: '1.5', minInlineSize: '0' });
export const label = css({ textStyle: 'tag', color: 'fg' });
export const optional = css({ color: 'fg.subtle', fontWeight: 'normal', marginInlineStart: '1.5' });

export const error = row({
  align: 'start',
  gap: '1.5',
  fontSize: 'xs',
  color: 'fg.error',
  '& svg': { marginBlockStart: '0.5' },
});

const box = css.raw({
  fontSize: 'md',
  focusRingWidth: '2px',
  bg: 'bg.panel',
  height: 'auto',
  '&[aria-invalid=true]': { borderColor: 'border.error', bg: { base: 'bg.error', _dark: 'bg.panel' } },
});

/**
 * 16 px letters, so that no phone zooms in on focus. Browsers clip the text of a field of a fixed height to the font's
 * own height, which cuts the dots of ي off; with a height of its own making the line's height counts.
 */
export const input = cx(
  inputRecipe({ size: 'xl', variant: 'outline' }),
  css(box, { minBlockSize: '12', lineHeight: '1.875rem', paddingBlock: '2', _placeholder: { color: 'fg.subtle' } }),
);

export const textArea = cx(
  inputRecipe({ size: 'xl', variant: 'outline' }),
  css(box, { minBlockSize: '28', paddingBlock: '3', resize: 'vertical' }),
);

/** A field with a sign before its words. */
export const searchBox = css({
  position: 'relative',
  flex: '1 1 {sizes.40}',
  minInlineSize: '0',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlock: '0',
    marginBlock: 'auto',
    color: 'fg.muted',
    pointerEvents: 'none',
    zIndex: '1',
  },
  '& > input': {
    inlineSize: 'full',
    paddingInlineStart: 'calc(1.25em + 24px)',
    paddingInlineEnd: '4',
    borderRadius: 'full',
    textOverflow: 'ellipsis',
  },
});

/** A list to choose from, drawn by the browser, with an arrow of ours. */
export const select = stack({
  position: 'relative',
  minInlineSize: '0',
  '& > select': { appearance: 'none', textOverflow: 'ellipsis', paddingInlineEnd: '10' },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '3.5',
    insetBlockStart: 'calc(50% - 0.5em)',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});

export const latin = css({ textAlign: { base: 'start', _rtl: 'end' } });

export const counter = row({ inline: true, border: 'line', borderRadius: 'full' });

export const step = disc({
  boxSize: '11',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: '0.4', cursor: 'not-allowed' },
});

export const count = css({
  minInlineSize: '8',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'medium',
});

/** A phone number reads from left to right in both languages. Large letters leave no room for it beside its country. */
export const parts = row({
  align: 'stretch',
  gap: '2',
  wrap: true,
  direction: 'ltr',
  '& > input': { flex: '1 1 8.5rem' },
});

export const country = row({
  inline: true,
  gap: '2',
  flexShrink: '0',
  minBlockSize: '11',
  paddingInline: '3',
  border: 'line',
  borderRadius: 'l2',
  bg: 'bg.muted',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});

export const flag = css({ inlineSize: '6', blockSize: '4', borderRadius: '3px', flexShrink: '0' });

export const group = cx(
  field,
  css({ borderWidth: '0', padding: '0', margin: '0', '& > legend': { marginBlockEnd: '2' } }),
);

export const choice = row({
  gap: '2.5',
  // A long word makes its choice wider rather than stand over the edge.
  flex: '1 1 8rem',
  minBlockSize: '12',
  paddingInline: '3',
  layerStyle: 'choice',
  '&[data-invalid]': { borderColor: 'border.error' },
  '&:has(:checked)': { borderColor: 'palm.solid', bg: 'palm.subtle', color: 'palm.fg', fontWeight: 'medium' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});
