import { css } from '#panda/css';

export const icon = css({
  display: 'inline-block',
  flexShrink: '0',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  verticalAlign: 'middle',
});

export const mirrored = css({ '[dir=rtl] &': { transform: 'scaleX(-1)' } });
