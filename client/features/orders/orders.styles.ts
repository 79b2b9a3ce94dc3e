import { css } from '#panda/css';
import { row, stack } from '#panda/patterns';

export const calendar = stack({ gap: '2', justifyItems: { base: 'stretch', sm: 'start' }, minInlineSize: '0' });
export const times = stack({ gap: '3', inlineSize: 'full', minInlineSize: '0' });

export const time = row({
  wrap: true,
  spread: true,
  gap: '2',
  minInlineSize: '0',
  // The words of a quiet button end where the rows end.
  '& > a': { marginInlineEnd: '-5' },
});

export const name = css({ fontWeight: 'medium', lineClamp: '3', color: 'fg' });
export const paid = row({ gap: '2', padding: '3', borderRadius: 'l2', layerStyle: 'palm', fontWeight: 'medium' });
export const seller = stack({ gap: '0.5', textStyle: 'quiet', overflowWrap: 'anywhere' });
