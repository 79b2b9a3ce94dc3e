import { css, cx } from '#panda/css';
import { card, cardBody } from '../../ui/card.styles.ts';

export const person = cx(
  card,
  cardBody,
  css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: { base: '4', md: '5' },
    rowGap: '4',
    '& > :first-child': { gridRow: { sm: '1 / span 2' }, alignSelf: 'start' },
    transitionProperty: 'border-color, background-color',
    transitionDuration: '150ms',
    '&[data-over]': { borderColor: 'palm.solid', bg: 'palm.subtle' },
  }),
);

/** Below the picture on a phone, below the name elsewhere. */
export const choosing = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  minInlineSize: '0',
  gridColumn: { base: '1 / -1', sm: '2' },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export const hint = css({ fontSize: 'xs', color: 'fg.muted' });

/** Only a mouse can drop a file. */
export const drop = css({ display: 'none', '@media (hover: hover)': { display: 'inline' } });

export const sending = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
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
