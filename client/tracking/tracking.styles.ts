import { css } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';

/**
 * In the flow at the end of the page, and within sight before it: nothing jumps, and the footer stays in reach. Two lines
 * on a phone, where it would cover what the page is about.
 */
export const banner = grid({
  columns: { base: '1fr auto', md: '1fr' },
  gap: { base: '1.5', md: '3' },
  position: 'sticky',
  insetBlockEnd: { base: 'calc(var(--bar) + env(safe-area-inset-bottom) + 12px)', md: '6' },
  zIndex: 'banner',
  alignItems: 'center',
  inlineSize: 'auto',
  maxInlineSize: { base: '480px', md: '420px' },
  marginInlineStart: { base: 'max(12px, calc(50% - 240px))', md: '6' },
  marginInlineEnd: { base: 'max(12px, calc(50% - 240px))', md: 'auto' },
  marginBlock: '3',
  padding: { base: '2', md: '4' },
  '& > :last-child': { gridColumn: { base: 'span 2', md: 'auto' } },
  layerStyle: 'floating',
  fontSize: 'sm',
  animation: 'fade-in 200ms ease-out',
  _motionReduce: { animation: 'none' },
});

export const bannerTitle = row({
  gap: '2',
  paddingInlineStart: { base: '2', md: '0' },
  fontSize: { base: 'sm', md: 'md' },
  fontWeight: 'semibold',
  '& svg': { color: 'palm.fg' },
});

export const bannerBody = css({ color: 'fg.muted', paddingInlineEnd: { base: '2', md: '0' } });

/** Screen readers read it everywhere; on a phone it is visible after one press. */
export const bannerText = css({ srOnly: { base: true, md: false } });

/** Yes and no are as wide as each other. */
export const answers = grid({ columns: '1fr 1fr', gap: '3', inlineSize: 'full' });

export const points = stack({
  gap: '1.5',
  paddingInlineStart: '5',
  listStyleType: 'disc',
  color: 'fg.muted',
  '& li::marker': { color: 'palm.border' },
});
