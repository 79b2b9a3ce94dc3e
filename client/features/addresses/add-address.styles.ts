import { css } from '#panda/css';

export const form = css({ display: 'grid', gap: '4' });

export const note = css({ color: 'fg.muted', fontSize: 'sm' });

/** Keeps its height while the address under the pin is being read, so that nothing jumps. */
export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minBlockSize: '11',
  color: 'fg.muted',
  fontSize: 'sm',
  '& > svg': { flexShrink: '0', color: 'palm.fg' },
  '& > span': { minInlineSize: '0', lineClamp: '2', overflowWrap: 'anywhere' },
  '&[data-known]': { color: 'fg' },
});

export const fold = css({
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minBlockSize: '12',
    borderRadius: 'l1',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { color: 'fg.muted' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

export const details = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  paddingBlock: '2',
});

export const wide = css({ gridColumn: '1 / -1' });

/** Each text in its own direction, but all of them begin where the page does. */
export const anyScript = css({ textAlign: 'match-parent', fontVariantNumeric: 'tabular-nums' });
