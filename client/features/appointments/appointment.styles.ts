import { css } from '#panda/css';

export const service = css({
  position: { base: 'sticky', _short: 'static' },
  insetBlockStart: '-1',
  zIndex: '1',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  bg: 'bg.panel',
  paddingBlockEnd: { base: '3', _short: '1.5' },
  marginBlockEnd: { base: '3', _short: '1.5' },
  borderBlockEndWidth: '1px',
  borderColor: 'border.muted',
});

export const thumb = css({ flexShrink: '0', inlineSize: '14', borderRadius: 'l2' });

export const serviceWords = css({ flex: '1', minInlineSize: '0', display: 'grid', gap: '0.5' });

export const serviceName = css({ fontWeight: 'semibold', lineHeight: '1.4', overflowWrap: 'anywhere', lineClamp: '2' });

export const serviceFacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  color: 'fg.muted',
  fontSize: 'sm',
});

export const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minInlineSize: '0',
  '& > span': { overflowWrap: 'anywhere', lineClamp: '2' },
});

export const servicePrice = css({ flexShrink: '0', flexDirection: 'column', alignItems: 'flex-end' });

/** On a phone on its side the times stand beside the calendar. */
export const columns = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', _short: 'repeat(2, minmax(0, 1fr))' },
});

export const times = css({ display: 'grid', gap: '4', alignContent: 'start', '&[aria-busy=true]': { opacity: '0.7' } });

export const group = css({ display: 'grid', gap: '2' });

export const groupName = css({ fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' });

export const slots = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
});

export const slot = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '11',
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: '150ms',
  '&[aria-pressed=false]': { _hover: { borderColor: 'palm.border', bg: 'palm.subtle' } },
  '&[aria-pressed=true]': { bg: 'palm.solid', borderColor: 'palm.solid', color: 'palm.contrast' },
  _motionReduce: { transition: 'none' },
});

export const slotDay = css({ fontSize: 'xs', fontWeight: 'normal', opacity: '0.85' });

export const monthShape = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  justifyItems: 'center',
  rowGap: '2',
});

export const dayShape = css({ boxSize: '9' });

export const slotShape = css({ blockSize: '11', borderRadius: 'l2' });
