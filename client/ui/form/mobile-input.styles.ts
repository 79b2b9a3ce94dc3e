import { css } from '#panda/css';

/** A phone number reads from left to right in both languages. */
export const row = css({ display: 'flex', gap: '2', direction: 'ltr' });

export const country = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  paddingInline: '3',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.muted',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});

export const flag = css({ inlineSize: '6', blockSize: '4', borderRadius: '3px', flexShrink: '0' });

export const number = css({ letterSpacing: '0.02em', fontVariantNumeric: 'tabular-nums', textAlign: 'start' });
