import { css } from '#panda/css';
import { disc, row } from '#panda/patterns';

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
