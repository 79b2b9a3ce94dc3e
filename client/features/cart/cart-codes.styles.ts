import { css, cx } from '#panda/css';
import { disc, grid, row, stack } from '#panda/patterns';
import { quietAction } from '../../ui/looks.styles.ts';

export const codes = grid({
  columns: { base: 1, md: 2, lg: 1, xl: 2 },
  gap: '5',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
  alignItems: 'start',
});

export const code = stack({ gap: '1', minInlineSize: '0' });

/** The button stands beside the input, whatever is told below it. */
export const entry = grid({ columns: 'minmax(0, 1fr) auto', columnGap: '2', alignItems: 'start' });

export const field = css({ '& input': { blockSize: '12' } });
export const apply = css({ marginBlockStart: '1.625rem', minBlockSize: '12' });
export const choose = cx(quietAction, css({ justifySelf: 'start' }));
export const applied = row({ wrap: true, columnGap: '3', rowGap: '1.5' });
export const appliedLabel = css({ inlineSize: 'full', textStyle: 'tag' });

export const chip = row({
  inline: true,
  gap: '2',
  minInlineSize: '0',
  maxInlineSize: 'full',
  paddingInlineStart: '4',
  borderRadius: 'full',
  layerStyle: 'palm',
  fontWeight: 'medium',
  '& svg': { flexShrink: '0' },
});

export const chipCode = css({ truncate: true });
export const chipRemove = disc({ boxSize: '11', flexShrink: '0', _hover: { bg: 'palm.muted' } });
export const saved = css({ color: 'fg.success', textStyle: 'tag' });
