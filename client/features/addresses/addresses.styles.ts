import { css } from '#panda/css';
import { disc, row, stack } from '#panda/patterns';

export const list = stack({ gap: '2.5' });

/** The chosen one is marked by more than a colour: it also says so. */
export const address = row({
  gap: '1',
  position: 'relative',
  paddingInlineEnd: { base: '1', md: '2' },
  border: 'line',
  borderRadius: 'l3',
  transitionProperty: 'background-color, border-color',
  transitionDuration: '150ms',
  '@media (hover: hover)': { '&:has(> [data-choose]:hover)': { borderColor: 'palm.border', bg: 'palm.subtle' } },
  '&:has([aria-current=true])': { borderColor: 'palm.solid', bg: 'palm.subtle' },
});

export const choose = row({
  gap: '3',
  flex: '1',
  minInlineSize: '0',
  minBlockSize: '18',
  paddingBlock: '3',
  paddingInlineStart: { base: '3', md: '4' },
  borderRadius: 'l3',
  textAlign: 'start',
});

export const medal = disc({
  boxSize: '10',
  flexShrink: '0',
  bg: 'bg.muted',
  color: 'fg.muted',
  '[aria-current=true] > &': { bg: 'palm.solid', color: 'palm.contrast' },
});

export const texts = stack({ gap: '0.5', minInlineSize: '0', justifyItems: 'start' });
export const top = row({ wrap: true, columnGap: '2', rowGap: '1', minInlineSize: '0', maxInlineSize: 'full' });
export const name = css({ textAlign: 'match-parent', fontWeight: 'semibold', lineHeight: '1.4', lineClamp: '2' });
export const line = css({ textAlign: 'match-parent', textStyle: 'quiet', lineClamp: '3' });

export const action = disc({
  boxSize: '11',
  flexShrink: '0',
  color: 'fg.muted',
  _hover: { bg: 'bg.muted', color: 'fg' },
});

export const rowShape = css({
  blockSize: '18',
  borderRadius: 'l3',
  bg: 'bg.emphasized',
  animation: 'pulse',
  animationDuration: '1.6s',
  _motionReduce: { animation: 'none' },
});

export const stale = row({
  spread: true,
  gap: '3',
  marginBlockEnd: '3',
  paddingInlineStart: '3',
  borderRadius: 'l2',
  layerStyle: 'clay',
  fontSize: 'sm',
});
