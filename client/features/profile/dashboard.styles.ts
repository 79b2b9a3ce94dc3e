import { css, cx } from '#panda/css';
import { actingCard, card } from '../../ui/card.styles.ts';

export const muted = css({ color: 'fg.muted' });

export const small = css({ fontSize: 'sm', color: 'fg.muted' });

/** The frame of the landing, which has no site chrome around it. */
export const landing = css({
  inlineSize: 'full',
  maxInlineSize: '880px',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  paddingBlock: '6',
});

export const landingTop = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
});

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

export const roomButton = cx(roomName, css({ cursor: 'pointer', textAlign: 'start' }));

export const roomArrow = css({ color: 'fg.subtle' });
