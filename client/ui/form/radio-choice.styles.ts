import { css, cx } from '#panda/css';
import { row } from '#panda/patterns';
import { field } from './field.styles.ts';

export const group = cx(
  field,
  css({ borderWidth: '0', padding: '0', margin: '0', '& > legend': { marginBlockEnd: '2' } }),
);

export const choice = row({
  gap: '2.5',
  // A long word makes its choice wider rather than stand over the edge.
  flex: '1 1 8rem',
  minBlockSize: '12',
  paddingInline: '3',
  layerStyle: 'choice',
  '&[data-invalid]': { borderColor: 'border.error' },
  '&:has(:checked)': { borderColor: 'palm.solid', bg: 'palm.subtle', color: 'palm.fg', fontWeight: 'medium' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});
