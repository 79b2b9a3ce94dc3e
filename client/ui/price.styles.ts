import { css } from '#panda/css';

export const price = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' });

/** The amount reads from left to right in both languages: the symbol, then the number. */
export const amount = css({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const symbol = css({
  display: 'inline-block',
  inlineSize: '0.72em',
  blockSize: '0.8em',
  marginInlineEnd: '0.22em',
  verticalAlign: '-0.04em',
  fill: 'currentColor',
});

/** Drawn only where a price refers to it. */
export const outline = css({ display: 'none' });

export const now = css({ fontWeight: 'semibold' });

export const before = css({ color: 'fg.muted', fontSize: '0.85em', textDecoration: 'line-through' });

export const note = css({ color: 'fg.muted', fontSize: 'xs' });

export const hidden = css({ srOnly: true });
