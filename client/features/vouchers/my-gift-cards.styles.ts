import { css } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';

export const cards = grid({ columns: { base: 1, sm: 2, lg: 3 }, gap: '4' });
export const opener = css({ textAlign: 'start', overflowWrap: 'anywhere' });
export const choices = stack({ gap: '2', '& > :has(:disabled) img': { filter: 'grayscale(1)' } });
export const worth = row({ wrap: true, gap: '2', fontWeight: 'semibold', fontSize: 'sm' });

export const top = grid({
  columns: { base: 1, sm: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  gap: { base: '4', sm: '6' },
  alignItems: 'center',
});

export const balance = row({
  align: 'baseline',
  spread: true,
  gap: '4',
  fontSize: '2xl',
  fontWeight: 'semibold',
  '& > dt': { fontSize: 'md' },
});

export const code = stack({
  gap: '2',
  justifyItems: 'center',
  textAlign: 'center',
  '& img': { bg: 'white', padding: '3', borderRadius: 'l2' },
});
