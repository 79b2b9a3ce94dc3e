import { cx } from '#panda/css';
import { row, stack } from '#panda/patterns';
import { card } from '../../ui/card.styles.ts';

export const page = stack({ gap: '5', maxInlineSize: '560px', marginInline: 'auto', inlineSize: 'full' });
export const panel = cx(card, stack({ gap: '4', padding: { base: '5', md: '7' } }));

export const setting = row({
  wrap: true,
  spread: true,
  gap: '3',
  '& dt': { fontWeight: 'medium' },
  '& dd': { display: 'flex', alignItems: 'center', gap: '3' },
});

export const modeGroup = row({
  inline: true,
  align: 'stretch',
  wrap: true,
  gap: '1',
  border: 'line',
  borderRadius: 'full',
  padding: '1',
});

export const modeButton = row({
  inline: true,
  justifyContent: 'center',
  inlineSize: '11',
  blockSize: '11',
  borderRadius: 'full',
  color: 'fg.muted',
  _hover: { color: 'fg' },
  '&[aria-pressed=true]': { bg: 'palm.subtle', color: 'palm.fg' },
});
