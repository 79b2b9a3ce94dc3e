import { css, cx } from '#panda/css';
import { row } from '#panda/patterns';
import { badge } from '#panda/recipes';

const shape = css({ borderRadius: 'full', px: '2.5', whiteSpace: 'normal' });

export const badgeLook = {
  palm: cx(badge({ size: 'md', variant: 'subtle' }), shape),
  clay: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'clay', bg: 'clay.muted' })),
  gray: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'gray' })),
  red: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'red' })),
  amber: cx(badge({ size: 'md', variant: 'subtle' }), shape, css({ colorPalette: 'orange' })),
};

export const status = row({
  inline: true,
  gap: '2',
  paddingInline: '3',
  minBlockSize: '7',
  maxInlineSize: 'full',
  borderRadius: '0.875rem',
  bg: 'bg.muted',
  color: 'fg',
  textStyle: 'tag',
});

export const statusDot = css({ boxSize: '2.5', flexShrink: '0' });
