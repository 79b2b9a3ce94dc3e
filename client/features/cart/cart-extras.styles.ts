import { css } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';

export const codes = grid({
  columns: { base: 1, md: 2, lg: 1, xl: 2 },
  gap: '5',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
  alignItems: 'start',
});

/** The button stands beside the input, also with a message below it. */
export const entry = grid({ columns: 'minmax(0, 1fr) auto', columnGap: '2', rowGap: '1', alignItems: 'start' });

export const apply = css({ marginBlockStart: '1.625rem', minBlockSize: '12' });
export const saved = css({ color: 'fg.success', textStyle: 'tag' });

/** A gift or the extras. */
export const part = stack({
  gap: '3',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
  '&[data-chosen]': { borderColor: 'clay.muted', bg: 'clay.subtle' },
});

export const heading = row({
  gap: '2',
  fontWeight: 'semibold',
  minInlineSize: '0',
  '& svg': { color: 'clay.fg' },
  '& > span': { lineClamp: '2' },
});

export const fee = css({ layerStyle: 'choice', '&[data-chosen]': { borderColor: 'palm.border', bg: 'palm.subtle' } });

export const label = row({ gap: '3', minBlockSize: '12', paddingInline: '4', paddingBlock: '2' });
export const name = css({ flex: '1', minInlineSize: '0', fontWeight: 'medium', lineClamp: '3' });

export const address = row({
  gap: '2',
  paddingInline: '4',
  paddingBlockEnd: '2',
  textStyle: 'quiet',
});

export const addressName = css({ flex: '1', minInlineSize: '0', overflowWrap: 'anywhere' });
