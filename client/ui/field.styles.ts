import { css, cx } from '#panda/css';
import { input as inputRecipe } from '#panda/recipes';

export const field = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', minInlineSize: '0' });

export const label = css({ fontSize: 'sm', fontWeight: 'medium', color: 'fg' });

export const optional = css({ color: 'fg.subtle', fontWeight: 'normal', marginInlineStart: '1.5' });

export const help = css({ fontSize: 'xs', color: 'fg.muted' });

export const error = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1.5',
  fontSize: 'xs',
  color: 'fg.error',
  '& svg': { marginBlockStart: '0.5' },
});

const invalid = css({
  '&[aria-invalid=true]': { borderColor: 'border.error', bg: { base: 'bg.error', _dark: 'bg.panel' } },
});

/** 16 px letters, so that no phone zooms in on focus. */
export const input = cx(
  inputRecipe({ size: 'xl', variant: 'outline' }),
  css({ fontSize: 'md', bg: 'bg.panel', _placeholder: { color: 'fg.subtle' } }),
  invalid,
);

export const textArea = cx(
  inputRecipe({ size: 'xl', variant: 'outline' }),
  css({ fontSize: 'md', bg: 'bg.panel', height: 'auto', minBlockSize: '28', paddingBlock: '3', resize: 'vertical' }),
  invalid,
);

export const latin = css({ textAlign: { base: 'start', _rtl: 'end' } });
