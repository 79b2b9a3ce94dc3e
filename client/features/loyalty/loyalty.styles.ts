import { css, cx } from '#panda/css';
import { action, grid, stack } from '#panda/patterns';
import { card as cardLook } from '../../ui/card.styles.ts';

export const intro = stack({ gap: '1', color: 'fg.muted', textWrap: 'balance' });

export const card = cx(
  cardLook,
  grid({ columns: { base: '72px 1fr', sm: '96px 1fr' }, gap: '4', alignItems: 'start', padding: '4' }),
);

export const name = css({ textStyle: 'subtitle', overflowWrap: 'anywhere' });

export const details = css({ fontSize: 'sm', whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginBlockStart: '1' });

export const toggle = action({
  gap: '1.5',
  color: 'palm.fg',
  borderRadius: 'l1',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
});

export const level = cx(
  cardLook,
  grid({
    columns: { base: '64px minmax(0, 1fr)', sm: '88px minmax(0, 1fr)' },
    gap: { base: '4', sm: '5' },
    alignItems: 'center',
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
