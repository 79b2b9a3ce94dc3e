import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { card } from '../../ui/card.styles.ts';

export const page = stack({ gap: '5', maxInlineSize: '560px', marginInline: 'auto', inlineSize: 'full' });
export const panel = cx(card, grid({ columns: 1, gap: '4', justifyItems: 'start', padding: { base: '5', md: '7' } }));
export const state = css({ fontSize: 'xl', fontWeight: 'semibold' });
export const form = grid({ columns: 1, gap: '5', inlineSize: 'full' });

export const rows = stack({
  gap: '3',
  inlineSize: 'full',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  '& dt': { fontWeight: 'medium' },
  '& dd': { display: 'flex', alignItems: 'center', gap: '3' },
});

export const fold = css({
  inlineSize: 'full',
  borderBlockStart: 'hairline',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '12',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
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
