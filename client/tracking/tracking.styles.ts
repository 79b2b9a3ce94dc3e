import { css } from '#panda/css';

/**
 * In the flow at the end of the page, and within sight before it: nothing jumps, and the footer stays in reach. Two lines
 * on a phone, where it would cover what the page is about.
 */
export const banner = css({
  position: 'sticky',
  insetBlockEnd: { base: 'calc(3.5rem + env(safe-area-inset-bottom) + 0.75rem)', md: '6' },
  zIndex: 'banner',
  display: 'grid',
  gridTemplateColumns: { base: '1fr auto', md: '1fr' },
  alignItems: 'center',
  gap: { base: '1.5', md: '3' },
  inlineSize: 'auto',
  maxInlineSize: { base: '480px', md: '420px' },
  marginInlineStart: { base: 'max(0.75rem, calc(50% - 240px))', md: '6' },
  marginInlineEnd: { base: 'max(0.75rem, calc(50% - 240px))', md: 'auto' },
  marginBlock: '3',
  padding: { base: '2', md: '4' },
  '& > :last-child': { gridColumn: { base: 'span 2', md: 'auto' } },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  boxShadow: 'lg',
  fontSize: 'sm',
  animation: 'fade-in 200ms ease-out',
  _motionReduce: { animation: 'none' },
});

export const bannerTitle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: { base: '2', md: '0' },
  fontSize: { base: 'sm', md: 'md' },
  fontWeight: 'semibold',
  '& svg': { color: 'palm.fg' },
});

export const bannerBody = css({ color: 'fg.muted', paddingInlineEnd: { base: '2', md: '0' } });

/** Screen readers read it everywhere; on a phone it is visible after one press. */
export const bannerWords = css({ srOnly: { base: true, md: false } });

export const more = css({
  color: 'palm.fg',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  paddingBlock: '3',
  marginBlock: '-3',
});

/** Yes and no are as wide as each other. */
export const answers = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', inlineSize: 'full' });

export const stack = css({ display: 'grid', gap: '5' });

export const state = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  borderRadius: 'l2',
  bg: 'bg.muted',
  '& svg': { flexShrink: '0', color: 'palm.fg' },
});

export const part = css({ display: 'grid', gap: '2' });

export const partTitle = css({ fontSize: 'sm', fontWeight: 'semibold' });

export const points = css({
  display: 'grid',
  gap: '1.5',
  paddingInlineStart: '5',
  listStyleType: 'disc',
  color: 'fg.muted',
  '& li::marker': { color: 'palm.border' },
});

export const parties = css({ display: 'grid', gap: '3' });

export const party = css({
  display: 'grid',
  gap: '1',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l2',
});

export const partyName = css({ fontWeight: 'semibold' });

export const muted = css({ color: 'fg.muted', fontSize: 'sm' });

export const policy = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  justifySelf: 'start',
  minBlockSize: '11',
  color: 'palm.fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  _hover: { textDecoration: 'underline' },
});
