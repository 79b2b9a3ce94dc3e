import { css, cx } from '#panda/css';
import { input } from '../../ui/form/field.styles.ts';

export const stack = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const centred = css({ display: 'grid', justifyItems: 'center', gap: '3', textAlign: 'center' });

export const lead = css({ color: 'fg.muted', textWrap: 'balance', maxInlineSize: '38ch' });

/** The space stands above the notice itself, so that a live region without one takes none. */
export const texts = css({
  display: 'grid',
  justifyItems: 'center',
  '& [role=status] > p': { marginBlockStart: '4', textAlign: 'start' },
});

export const unkept = css({ textWrap: 'pretty' });

export const picture = css({ inlineSize: 'full', maxInlineSize: '300px', blockSize: 'auto' });

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  color: 'palm.fg',
  fontSize: 'xl',
  fontWeight: 'semibold',
});

export const number = css({ letterSpacing: '0.02em', fontVariantNumeric: 'tabular-nums', textAlign: 'start' });

export const terms = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minBlockSize: '11',
  fontSize: 'sm',
  cursor: 'pointer',
  '&[data-invalid]': { color: 'fg.error' },
});

export const checkbox = css({
  inlineSize: '5',
  blockSize: '5',
  flexShrink: '0',
  accentColor: '{colors.palm.solid}',
  cursor: 'pointer',
});

export const legalLink = css({
  color: 'palm.fg',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  paddingBlock: '2',
});

export const actions = css({ display: 'grid', gap: '2', inlineSize: 'full' });

export const frame = css({
  display: 'block',
  inlineSize: 'full',
  blockSize: 'min(70dvh, 640px)',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l2',
  bg: 'white',
});

export const newTab = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minBlockSize: '11',
  fontSize: 'sm',
  color: 'palm.fg',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const sentTo = css({ fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });

export const textButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minBlockSize: '11',
  paddingInline: '3',
  borderRadius: 'l1',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'palm.fg',
  cursor: 'pointer',
  _hover: { bg: 'palm.subtle' },
  '&:is([aria-disabled=true], :disabled)': { opacity: '0.6', cursor: 'progress' },
});

export const problem = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  fontSize: 'sm',
  color: 'fg.error',
});

export const waiting = css({
  fontSize: 'sm',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '11',
  display: 'flex',
  alignItems: 'center',
});

export const pair = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } });

export const dateField = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  textAlign: 'start',
  cursor: 'pointer',
  '&[data-empty]': { color: 'fg.subtle' },
});

export const dateButton = cx(input, dateField);

export const dateParts = css({ display: 'grid', gridTemplateColumns: '1fr 1fr 1.5fr', gap: '2' });

export const datePart = css({ minInlineSize: '0', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

export const hidden = css({ srOnly: true });
