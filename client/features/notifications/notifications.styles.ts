import { cx } from '#panda/css';
import { row } from '#panda/patterns';
import { card } from '../../ui/card.styles.ts';

export const partHead = row({ wrap: true, spread: true, columnGap: '3' });
export const quiet = cx(card, row({ wrap: true, spread: true, gap: '3', padding: '5', color: 'fg.muted' }));
