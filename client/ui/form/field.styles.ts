import { css, cx } from '#panda/css';
import { grid, row } from '#panda/patterns';
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

const invalid = css({
  '&[aria-invalid=true]': { borderColor: 'border.error', bg: { base: 'bg.error', _dark: 'bg.panel' } },
});

/**
 * 16 px letters, so that no phone zooms in on focus. Browsers clip the text of a field of a fixed height to the font's
 * own height, which cuts the dots of ي off; with a height of its own making the line's height counts.
 */
export const input = cx(
  inputRecipe({ size: 'xl', variant: 'outline' }),
  css({
    fontSize: 'md',
    focusRingWidth: '2px',
    bg: 'bg.panel',
    height: 'auto',
    minBlockSize: '12',
    lineHeight: '1.875rem',
    paddingBlock: '2',
    _placeholder: { color: 'fg.subtle' },
  }),
  invalid,
);

export const textArea = cx(
  inputRecipe({ size: 'xl', variant: 'outline' }),
  css({
    fontSize: 'md',
    focusRingWidth: '2px',
    bg: 'bg.panel',
    height: 'auto',
    minBlockSize: '28',
    paddingBlock: '3',
    resize: 'vertical',
  }),
  invalid,
);

export const latin = css({ textAlign: { base: 'start', _rtl: 'end' } });
