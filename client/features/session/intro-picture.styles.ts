import { css } from '#panda/css';

export const arch = css({ fill: 'palm.subtle' });
export const inner = css({ fill: 'palm.muted' });
export const sun = css({ fill: 'clay.emphasized' });
export const leaf = css({ fill: 'palm.emphasized' });
export const darkLeaf = css({ fill: 'palm.solid' });
export const phone = css({ fill: 'bg.panel', stroke: 'palm.border' });
export const ink = css({ fill: 'palm.solid' });
export const accent = css({ fill: 'clay.solid' });
export const line = css({ stroke: 'border.emphasized', fill: 'none' });
export const tick = css({ stroke: 'palm.contrast', fill: 'none' });
