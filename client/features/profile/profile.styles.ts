import { css } from '#panda/css';
import { disc, grid, row, stack } from '#panda/patterns';

export const titleRow = row({ wrap: true, gap: '4' });

export const avatar = disc({
  boxSize: { base: '20', md: '24' },
  position: 'relative',
  flexShrink: '0',
  overflow: 'hidden',
  bg: 'palm.muted',
});

export const initials = css({
  position: 'relative',
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'semibold',
  color: 'palm.700',
});

export const name = css({ fontSize: { base: 'xl', md: '2xl' }, fontWeight: 'semibold', overflowWrap: 'anywhere' });
export const identity = stack({ gap: '2', justifyItems: 'start', minInlineSize: '0' });

export const detail = grid({
  columns: { base: '1fr', sm: '200px 1fr' },
  gap: '1',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '4',
  borderBlockStart: 'hairline',
  _first: { borderBlockStartWidth: '0' },
});

export const value = css({ overflowWrap: 'anywhere', minInlineSize: '0' });
export const verified = row({ inline: true, gap: '1.5' });
export const sectionHead = row({ wrap: true, gap: '3', minBlockSize: '11' });
export const edit = css({ marginInlineStart: 'auto' });

export const saved = row({
  inline: true,
  gap: '1.5',
  fontSize: 'sm',
  color: 'palm.fg',
  animation: 'fade-in 200ms ease-out',
  _motionReduce: { animation: 'none' },
});

export const danger = css({ color: 'fg.error' });
