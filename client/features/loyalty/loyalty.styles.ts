import { css, cx } from '#panda/css';
import { card as cardLook } from '../../ui/card.styles.ts';

export const stack = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const intro = css({ display: 'grid', gap: '1', color: 'fg.muted', textWrap: 'balance' });

export const classes = css({ display: 'grid', gap: '3' });

export const card = cx(
  cardLook,
  css({
    display: 'grid',
    gridTemplateColumns: { base: '72px 1fr', sm: '96px 1fr' },
    alignItems: 'start',
    gap: '4',
    padding: '4',
  }),
);

export const picture = css({ borderRadius: 'l2' });

export const texts = css({ display: 'grid', justifyItems: 'start', gap: '1', minInlineSize: '0' });

export const name = css({ fontSize: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere' });

export const description = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' });

/** Not `display`: it would win over the attribute that hides it. */
export const details = css({ fontSize: 'sm', whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginBlockStart: '1' });

export const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minBlockSize: '11',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'palm.fg',
  borderRadius: 'l1',
  cursor: 'pointer',
  '& svg': { transition: 'transform 200ms ease-out', _motionReduce: { transition: 'none' } },
});

export const turned = css({ transform: 'rotate(180deg)' });

export const hidden = css({ srOnly: true });

export const level = cx(
  cardLook,
  css({
    display: 'grid',
    gridTemplateColumns: { base: '64px minmax(0, 1fr)', sm: '88px minmax(0, 1fr)' },
    alignItems: 'center',
    gap: { base: '4', sm: '5' },
    padding: { base: '4', md: '5' },
    '& > div': { justifyItems: 'stretch', gap: '2' },
  }),
);

export const levelPicture = css({ borderRadius: 'full' });

export const levelBar = css({
  appearance: 'none',
  display: 'block',
  inlineSize: 'full',
  blockSize: '1.5',
  borderWidth: '0',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg.muted',
  '&::-webkit-progress-bar': { bg: 'bg.muted' },
  '&::-webkit-progress-value': { bg: 'brass.500', borderRadius: 'full', _dark: { bg: 'brass.300' } },
  '&::-moz-progress-bar': { bg: 'brass.500' },
});
