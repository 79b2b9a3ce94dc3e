import { css, cx } from '#panda/css';
import { actingCard, card, cardBody } from '../../ui/card.styles.ts';

export const page = css({ display: 'grid', gap: { base: '5', md: '6' }, minInlineSize: '0' });

export const title = css({ fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'semibold' });

export const titleRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });

export const muted = css({ color: 'fg.muted' });

export const small = css({ fontSize: 'sm', color: 'fg.muted' });

/** The frame of the landing, which has no site chrome around it. */
export const landing = css({
  inlineSize: 'full',
  maxInlineSize: '880px',
  marginInline: 'auto',
  display: 'grid',
  gap: '8',
  paddingBlock: '6',
});

export const landingTop = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' });

export const brandLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minBlockSize: '11',
  color: 'palm.fg',
  fontSize: 'xl',
  fontWeight: 'semibold',
  borderRadius: 'l1',
});

export const homeLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minBlockSize: '11',
  paddingInline: '3',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'fg',
  _hover: { bg: 'bg.muted' },
});

export const rooms = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } });

export const room = cx(
  card,
  actingCard,
  css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: '4',
    padding: { base: '4', md: '5' },
  }),
);

export const roomIcon = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '12',
  borderRadius: 'full',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontSize: 'lg',
});

export const roomName = css({ fontWeight: 'semibold' });

export const roomArrow = css({ color: 'fg.subtle' });

export const tiles = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } });

export const tile = cx(card, cardBody, css({ display: 'grid', gap: '2', alignContent: 'start' }));

/** Not a card in another colour: two class names for one property would leave the choice to the stylesheet's order. */
export const balanceTile = cx(
  cardBody,
  css({
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    bg: 'palm.solid',
    color: 'palm.contrast',
    borderRadius: 'l3',
    '& span': { color: 'inherit' },
  }),
);

export const tileHead = css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm', fontWeight: 'medium' });

export const figure = css({
  fontSize: '3xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.3',
});

export const tileNote = css({ fontSize: 'sm', opacity: '0.9' });

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
  color: '#1f5641',
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

export const entries = cx(card, css({ display: 'grid' }));

export const entry = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '4',
  minBlockSize: '16',
  inlineSize: 'full',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  'li + li > &': { borderBlockStartWidth: '1px', borderColor: 'border.muted' },
  _focusVisible: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
});

export const entryIcon = css({ color: 'palm.fg', fontSize: 'lg' });

export const entryName = css({ display: 'block', fontWeight: 'medium' });

export const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'center' },
  gap: '2',
});

export const danger = css({ color: 'fg.error' });
