import { css } from '#panda/css';
import { row } from '#panda/patterns';

/** A phone number reads from left to right in both languages. */
export const parts = row({ align: 'stretch', gap: '2', direction: 'ltr' });

export const country = row({
  inline: true,
  gap: '2',
  flexShrink: '0',
  paddingInline: '3',
  border: 'line',
  borderRadius: 'l2',
  bg: 'bg.muted',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});

export const flag = css({ inlineSize: '6', blockSize: '4', borderRadius: '3px', flexShrink: '0' });
