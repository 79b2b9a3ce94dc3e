import { css } from '#panda/css';

export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '4', md: '5' },
  padding: { base: '5', md: '7' },
  marginBlockEnd: '8',
  borderRadius: '20px',
  bg: 'palm.subtle',
  borderWidth: '1px',
  borderColor: 'palm.border',
});

export const top = css({ display: 'flex', alignItems: 'center', gap: { base: '4', md: '6' }, minInlineSize: '0' });

export const tile = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flexShrink: '0',
  minInlineSize: '24',
  minBlockSize: '24',
  paddingInline: '2',
  paddingBlock: '2',
  borderRadius: 'l3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'palm.border',
  lineHeight: '1.3',
});

export const tileWeekday = css({ fontSize: 'xs', color: 'fg.muted' });

export const tileDay = css({
  fontSize: '2.5rem',
  fontWeight: 'light',
  lineHeight: '1.1',
  fontVariantNumeric: 'tabular-nums',
});

export const tileMonth = css({ fontSize: 'sm', color: 'palm.fg', fontWeight: 'medium' });

export const texts = css({
  display: 'grid',
  gap: '1',
  minInlineSize: '0',
  overflowWrap: 'anywhere',
  '& > p': { lineClamp: '3' },
});

export const title = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  fontSize: { base: 'lg', md: '2xl' },
  fontWeight: 'semibold',
  lineHeight: '1.4',
  textWrap: 'balance',
});

export const number = css({ fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

export const mark = css({
  flexShrink: '0',
  boxSize: { base: '8', md: '10' },
  fill: 'none',
  color: 'palm.fg',
  stroke: 'currentColor',
  strokeWidth: '3',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const drawn = css.raw({
  strokeDasharray: '1',
  strokeDashoffset: '0',
  '@starting-style': { strokeDashoffset: '1' },
  _motionReduce: { transition: 'none' },
});

export const ring = css(drawn, { transition: 'stroke-dashoffset 500ms ease-out' });

export const check = css(drawn, { transition: 'stroke-dashoffset 260ms ease-out 380ms' });

export const what = css({
  listStyle: 'none',
  display: 'grid',
  gap: '2',
  '& > li': { display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', alignItems: 'center', gap: '3' },
  '& span': { minInlineSize: '0', overflowWrap: 'anywhere' },
  '& > li > span:last-child': { lineClamp: '2', fontWeight: 'medium' },
});

export const picture = css({ borderRadius: 'l2' });
