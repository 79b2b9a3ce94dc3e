import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { card, cardBody } from '../../ui/card.styles.ts';

export const person = cx(
  card,
  cardBody,
  grid({
    columns: 'auto 1fr',
    columnGap: { base: '4', md: '5' },
    rowGap: '4',
    alignItems: 'center',
    '& > :first-child': { gridRow: { sm: '1 / span 2' }, alignSelf: 'start' },
    transitionProperty: 'border-color, background-color',
    transitionDuration: '150ms',
    '&[data-over]': { borderColor: 'palm.solid', bg: 'palm.subtle' },
  }),
);

/** Below the picture on a phone, below the name elsewhere. */
export const choosing = stack({
  gap: '3',
  justifyItems: 'start',
  minInlineSize: '0',
  gridColumn: { base: '1 / -1', sm: '2' },
});

/** Only a mouse can drop a file. */
export const drop = css({ display: 'none', '@media (hover: hover)': { display: 'inline' } });

export const sending = row({
  wrap: true,
  gap: '3',
  inlineSize: 'full',
  minBlockSize: '11',
  // It has the focus so that the keyboard stays here; there is nothing to press.
  outlineStyle: 'none',
});

export const bar = css({
  appearance: 'none',
  flex: '1',
  minInlineSize: '32',
  maxInlineSize: '80',
  blockSize: '2',
  borderWidth: '0',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg.emphasized',
  '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
  '&::-webkit-progress-value': { bg: 'palm.solid', transition: 'inline-size 200ms ease-out' },
  '&::-moz-progress-bar': { bg: 'palm.solid' },
  '&:indeterminate': { bg: 'palm.solid', animation: 'pulse', animationDuration: '1.2s' },
  '&:indeterminate::-webkit-progress-bar': { bg: 'palm.solid' },
  _motionReduce: { animation: 'none !important' },
});
