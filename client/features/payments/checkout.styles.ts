import { css } from '#panda/css';

export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2',
  marginBlockEnd: '4',
  color: 'fg.muted',
});

export const amount = css({ fontSize: 'xl', fontWeight: 'semibold', color: 'fg' });

export const note = css({ fontSize: 'xs' });

export const methods = css({ display: 'grid', gap: '2', marginBlockStart: '3' });

export const method = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  inlineSize: 'full',
  minBlockSize: '16',
  paddingInline: '4',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  fontWeight: 'medium',
  textAlign: 'start',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: '150ms',
  _hover: { borderColor: 'palm.border', bg: 'palm.subtle' },
  _disabled: { opacity: '0.6', cursor: 'progress' },
  '& > span': { minInlineSize: '0', overflowWrap: 'anywhere', lineClamp: '2' },
  '& > svg': { flexShrink: '0' },
});

export const methodImage = css({ inlineSize: '12', blockSize: '8', objectFit: 'contain', borderRadius: 'l1' });

export const methodEnd = css({ marginInlineStart: 'auto', color: 'fg.muted' });

export const secure = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  marginBlockStart: '4',
  color: 'fg.muted',
  fontSize: 'sm',
});

export const lost = css({
  display: 'grid',
  gap: '3',
  padding: '4',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  color: 'clay.fg',
  textWrap: 'pretty',
});

export const search = css({ display: 'grid', gap: '4', marginBlockEnd: '4' });

/** One below the other on a phone, so that none hangs alone in a line. */
export const lostWays = css({
  display: 'grid',
  gridAutoFlow: { md: 'column', _short: 'column!' },
  justifyContent: { md: 'start' },
  gap: '2',
});
