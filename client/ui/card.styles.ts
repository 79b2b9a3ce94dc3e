import { css } from '#panda/css';

/** A quiet surface: a hairline, no shadow. */
export const card = css({ layerStyle: 'panel', overflow: 'hidden' });

export const cardBody = css({ padding: { base: '4', md: '5' } });

/** For a card that acts as a whole; the acting link or button inside stretches over it. */
export const actingCard = css({
  position: 'relative',
  transitionProperty: 'border-color, transform',
  transitionDuration: '200ms',
  _hover: { borderColor: 'border.emphasized' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});

/** For the one link or button of an acting card. */
export const stretched = css({
  outlineStyle: 'none',
  _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
});
