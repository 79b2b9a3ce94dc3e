import { css } from '#panda/css';

export const fees = css({
  padding: { base: '4', md: '5' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
});

export const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontWeight: 'semibold',
  marginBlockEnd: '3',
  '& svg': { color: 'clay.fg' },
});

export const list = css({ display: 'grid', gap: '2' });

export const fee = css({
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  transition: 'border-color 150ms, background-color 150ms',
  '&[data-chosen]': { borderColor: 'palm.border', bg: 'palm.subtle' },
  '&:has(:focus-visible)': { borderColor: 'palm.focusRing' },
  _motionReduce: { transition: 'none' },
});

export const label = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minBlockSize: '12',
  paddingInline: '4',
  paddingBlock: '2',
  cursor: 'pointer',
});

export const box = css({ flexShrink: '0', boxSize: '5', accentColor: '{colors.palm.solid}', cursor: 'pointer' });

export const name = css({
  flex: '1',
  minInlineSize: '0',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  lineClamp: '3',
});

export const price = css({ flexShrink: '0', fontVariantNumeric: 'tabular-nums' });

export const about = css({ color: 'fg.muted', fontSize: 'sm' });

export const address = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '4',
  paddingBlockEnd: '2',
  color: 'fg.muted',
  fontSize: 'sm',
  '& svg': { flexShrink: '0' },
});

export const addressName = css({ flex: '1', minInlineSize: '0', overflowWrap: 'anywhere' });

export const change = css({
  flexShrink: '0',
  minBlockSize: '11',
  paddingInline: '2',
  color: 'palm.fg',
  fontWeight: 'medium',
  cursor: 'pointer',
  borderRadius: 'l1',
  _hover: { textDecoration: 'underline' },
});

export const refusal = css({ color: 'fg.error', fontSize: 'sm', '&:not(:empty)': { marginBlockStart: '2' } });
