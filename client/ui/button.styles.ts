import { css, cx } from '#panda/css';
import { center, row } from '#panda/patterns';
import { button } from '#panda/recipes';

const shape = css({
  borderRadius: 'full',
  maxInlineSize: 'full',
  textDecoration: 'none',
  // Large letters take a second line rather than leave the window.
  whiteSpace: 'normal',
  paddingBlock: '1',
  '&[aria-busy=true]': { cursor: 'progress', opacity: '0.85' },
});

const danger = css({ colorPalette: 'red' });

/** Class names of a button; a link that acts as one uses them too. */
export const buttonLook = {
  primary: {
    md: cx(button({ size: 'lg', variant: 'solid' }), shape),
    lg: cx(button({ size: 'xl', variant: 'solid' }), shape),
  },
  secondary: {
    md: cx(button({ size: 'lg', variant: 'outline' }), shape),
    lg: cx(button({ size: 'xl', variant: 'outline' }), shape),
  },
  ghost: {
    md: cx(button({ size: 'lg', variant: 'ghost' }), shape),
    lg: cx(button({ size: 'xl', variant: 'ghost' }), shape),
  },
  danger: {
    md: cx(button({ size: 'lg', variant: 'solid' }), shape, danger),
    lg: cx(button({ size: 'xl', variant: 'solid' }), shape, danger),
  },
};

export const fullWidth = css({ inlineSize: 'full' });
export const faces = center({ minInlineSize: '0' });

/** Label and waiting label lie on top of each other, so that the button is as wide as the wider one from the start. */
export const face = row({
  inline: true,
  gap: '2',
  gridArea: '1 / 1',
  justifyContent: 'center',
  minInlineSize: '0',
  whiteSpace: 'normal',
  textWrap: 'balance',
});

export const hiddenFace = css({ visibility: 'hidden' });
