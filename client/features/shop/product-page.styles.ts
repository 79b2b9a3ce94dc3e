import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

export const product = grid({
  columns: { base: 1, md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  gap: { base: '5', md: '10' },
  alignItems: 'start',
});

export const picture = css({ borderRadius: 'sheet', marginBlockStart: '1' });

export const texts = grid({
  columns: 1,
  gap: '4',
  // The clamp cuts the overflow of its lines.
  '& h1': { textStyle: 'title', lineHeight: '1.35', lineClamp: '8' },
  '& h1:lang(ar)': { lineHeight: '1.75' },
});

export const facts = row({
  wrap: true,
  columnGap: '5',
  rowGap: '1',
  color: 'fg.muted',
  '& > span:first-child': { color: 'fg', fontSize: { base: 'xl', md: '2xl' } },
  '& > span + span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
});

/** On phones within the thumb's reach, above the bottom bar, wherever the page is scrolled to. */
export const actions = row({
  align: 'stretch',
  gap: '3',
  flexWrap: { md: 'wrap' },
  position: { base: 'sticky', md: 'static' },
  insetBlockEnd: 'calc(var(--bar) + env(safe-area-inset-bottom))',
  zIndex: { base: 'docked', md: 'auto' },
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: { base: '3', md: '2' },
  bg: { base: 'bg.panel', md: 'transparent' },
  borderBlockStartWidth: { base: '1px', md: '0' },
  borderColor: 'border',
  '& > *': { flexGrow: { base: '1', md: '0' }, flexShrink: '1', minInlineSize: '0' },
});

export const purchase = grid({ columns: 1, gap: '5', maxInlineSize: '480px', paddingBlockStart: '2' });

export const trust = row({
  align: 'stretch',
  wrap: true,
  columnGap: '5',
  rowGap: '1',
  textStyle: 'quiet',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  '& svg': { color: 'palm.fg' },
});

export const count = row({ wrap: true, spread: true, gap: '4', textStyle: 'tag' });

export const total = row({
  align: 'baseline',
  spread: true,
  gap: '3',
  flex: { base: '1 1 100%!', _wideShort: '1 1 auto!' },
  textStyle: 'quiet',
  '& > bdi': { fontSize: 'xl', fontWeight: 'semibold', color: 'fg' },
});

export const arrival = row({
  align: 'start',
  gap: '2',
  textStyle: 'quiet',
  '& > svg': { marginBlockStart: '0.5', fontSize: 'lg', color: 'palm.fg' },
});
