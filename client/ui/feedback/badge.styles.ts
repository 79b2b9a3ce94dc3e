import { css, cx } from '#panda/css';
import { badge } from '#panda/recipes';

const shape = css({ borderRadius: 'full', px: '2.5', whiteSpace: 'normal' });

export const badgeLook = {
  palm: cx(badge({ size: 'md', variant: 'subtle' }), shape),
  clay: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'clay', bg: 'clay.muted' })),
  gray: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'gray' })),
  red: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'red' })),
  amber: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'orange' })),
};
