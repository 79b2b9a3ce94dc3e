import { css, cx } from '#panda/css';
import { card } from '../../ui/card.styles.ts';

export const page = css({ display: 'grid', gap: { base: '5', md: '6' }, minInlineSize: '0' });

export const titleRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });

export const muted = css({ color: 'fg.muted' });

export const avatar = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: { base: '20', md: '24' },
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'palm.muted',
});

export const avatarImage = css({
  position: 'absolute',
  inset: '0',
  inlineSize: 'full',
  blockSize: 'full',
  objectFit: 'cover',
});

export const initials = css({
  position: 'relative',
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'semibold',
  color: 'palm.700',
});

export const name = css({ fontSize: { base: 'xl', md: '2xl' }, fontWeight: 'semibold', overflowWrap: 'anywhere' });

export const identity = css({ display: 'grid', gap: '2', justifyItems: 'start', minInlineSize: '0' });

export const details = cx(card, css({ display: 'grid' }));

export const detail = css({
  display: 'grid',
  gap: '1',
  gridTemplateColumns: { base: '1fr', sm: '200px 1fr' },
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '4',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  _first: { borderBlockStartWidth: '0' },
});

export const term = css({ fontSize: 'sm', color: 'fg.muted' });

export const value = css({ overflowWrap: 'anywhere', minInlineSize: '0' });

export const verified = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' });

export const hidden = css({ srOnly: true });

export const section = css({ display: 'grid', gap: '3', minInlineSize: '0' });

export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  minBlockSize: '11',
});

export const sectionTitle = css({ fontSize: 'lg', fontWeight: 'semibold' });

export const edit = css({ marginInlineStart: 'auto' });

export const saved = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  fontSize: 'sm',
  color: 'palm.fg',
  animation: 'fade-in 200ms ease-out',
  _motionReduce: { animation: 'none' },
});

export const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'center' },
  gap: '2',
});

export const danger = css({ color: 'fg.error' });
