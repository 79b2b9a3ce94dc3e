import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const fees = css({ padding: { base: '4', md: '5' }, layerStyle: 'panel' });
export const heading = row({ gap: '2', fontWeight: 'semibold', marginBlockEnd: '3', '& svg': { color: 'clay.fg' } });

export const fee = css({
  border: 'line',
  borderRadius: 'l2',
  transition: 'border-color 150ms, background-color 150ms',
  '&[data-chosen]': { borderColor: 'palm.border', bg: 'palm.subtle' },
  '&:has(:focus-visible)': { borderColor: 'palm.focusRing' },
});

export const label = row({ gap: '3', minBlockSize: '12', paddingInline: '4', paddingBlock: '2' });
export const box = css({ flexShrink: '0', boxSize: '5', accentColor: '{colors.palm.solid}' });
export const name = css({ flex: '1', minInlineSize: '0', fontWeight: 'medium', lineClamp: '3' });
export const price = css({ flexShrink: '0', fontVariantNumeric: 'tabular-nums' });

export const address = row({
  gap: '2',
  paddingInline: '4',
  paddingBlockEnd: '2',
  textStyle: 'quiet',
  '& svg': { flexShrink: '0' },
});

export const addressName = css({ flex: '1', minInlineSize: '0', overflowWrap: 'anywhere' });

export const change = css({
  flexShrink: '0',
  minBlockSize: '11',
  paddingInline: '2',
  color: 'palm.fg',
  fontWeight: 'medium',
  borderRadius: 'l1',
  _hover: { textDecoration: 'underline' },
});

export const refusal = css({ color: 'fg.error', fontSize: 'sm', '&:not(:empty)': { marginBlockStart: '2' } });
