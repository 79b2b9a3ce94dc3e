import { css, cx } from '#panda/css';
import { field } from './field.styles.ts';

export const group = cx(
  field,
  css({ borderWidth: '0', padding: '0', margin: '0', '& > legend': { marginBlockEnd: '2' } }),
);

export const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  // A long word makes its choice wider rather than stand over the edge.
  flex: '1 1 8rem',
  minBlockSize: '12',
  paddingInline: '3',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  cursor: 'pointer',
  '&[data-invalid]': { borderColor: 'border.error' },
  '&:has(:checked)': { borderColor: 'palm.solid', bg: 'palm.subtle', color: 'palm.fg', fontWeight: 'medium' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});

export const radio = css({
  inlineSize: '5',
  blockSize: '5',
  flexShrink: '0',
  accentColor: '{colors.palm.solid}',
  cursor: 'pointer',
});
