import { cx } from '#panda/css';
import { row, stack } from '#panda/patterns';
import { card } from '../../ui/card.styles.ts';

export const page = stack({ gap: '5', maxInlineSize: '560px', marginInline: 'auto', inlineSize: 'full' });
export const panel = cx(card, stack({ gap: '4', padding: { base: '5', md: '7' } }));

export const setting = row({
  wrap: true,
  gap: '3',
  '& > :first-child': { fontWeight: 'medium', marginInlineEnd: 'auto' },
});
