import { css } from '#panda/css';

export const product = css({
  display: 'grid',
  gap: { base: '5', md: '10' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
});

export const picture = css({ borderRadius: 'sheet', marginBlockStart: '1' });

export const texts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  '& h1': {
    fontSize: { base: '2xl', md: '4xl' },
    fontWeight: 'semibold',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    lineClamp: '8',
  },
  '& h1:lang(ar)': { lineHeight: '1.75' },
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '1',
  color: 'fg.muted',
  '& > span:first-child': { color: 'fg', fontSize: { base: 'xl', md: '2xl' } },
  '& > span + span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
});

export const description = css({
  color: 'fg.muted',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxInlineSize: '62ch',
});

/** On phones within the thumb's reach, above the bottom bar, wherever the page is scrolled to. */
export const actions = css({
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: '3',
  position: { base: 'sticky', md: 'static' },
  insetBlockEnd: 'calc(3.5rem + env(safe-area-inset-bottom))',
  zIndex: { base: 'docked', md: 'auto' },
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: { base: '3', md: '2' },
  bg: { base: 'bg.panel', md: 'transparent' },
  borderBlockStartWidth: { base: '1px', md: '0' },
  borderColor: 'border',
  '& > *': { flexGrow: { base: '1', md: '0' }, flexShrink: '1', minInlineSize: '0' },
});

export const purchase = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  maxInlineSize: '480px',
  paddingBlockStart: '2',
});

export const trust = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  color: 'fg.muted',
  fontSize: 'sm',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  '& svg': { color: 'palm.fg' },
});

export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minBlockSize: '11',
  marginBlockEnd: '2',
  color: 'fg.muted',
  fontSize: 'sm',
  fontWeight: 'medium',
  _hover: { color: 'fg' },
});
