import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

/** Keeps its height while the address under the pin is being read, so that nothing jumps. */
export const line = row({
  gap: '2',
  minBlockSize: '11',
  textStyle: 'quiet',
  '& > svg': { flexShrink: '0', color: 'palm.fg' },
  '& > span': { minInlineSize: '0', lineClamp: '2' },
  '&[data-known]': { color: 'fg' },
});

export const fold = css({
  borderBlockStart: 'hairline',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minBlockSize: '12',
    borderRadius: 'l1',
    fontSize: 'sm',
    fontWeight: 'medium',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { color: 'fg.muted' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

export const details = grid({ columns: { base: '1fr', sm: '1fr 1fr' }, gap: '3', paddingBlock: '2' });
export const wide = css({ gridColumn: '1 / -1' });

/** Each text in its own direction, but all of them begin where the page does. */
export const anyScript = css({ textAlign: 'match-parent', fontVariantNumeric: 'tabular-nums' });
