import { css, cx } from '#panda/css';
import { card, cardBody } from '../../ui/card.styles.ts';

export const page = css({ display: 'grid', gap: { base: '5', md: '6' }, minInlineSize: '0' });

export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});

export const lead = css({ color: 'fg.muted' });

export const tiles = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' },
});

/** Terms of a row, and its figures, stand at one height, also where a term takes two lines. */
export const tile = cx(
  card,
  cardBody,
  css({ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', gap: '1' }),
);

export const term = css({ fontSize: 'sm', color: 'fg.muted' });

export const figure = css({ fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });

/** Scrolls inside itself in a narrow window, never the page. */
export const scroller = cx(card, css({ overflowX: 'auto' }));

export const table = css({
  inlineSize: 'full',
  fontSize: 'sm',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // On a phone each endpoint is a box of its figures, each beside its name: no figure stands outside the screen.
  mdDown: {
    '&, & > caption, & > tbody': { display: 'block' },
    '& > thead': { srOnly: true },
    '& > tbody > tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '5',
      padding: '4',
      borderBlockStartWidth: '1px',
      borderColor: 'border.muted',
    },
    '& th': { gridColumn: '1 / -1', whiteSpace: 'normal', overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& :is(th, td)': { padding: '0', paddingBlock: '1', borderWidth: '0' },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '2',
      _before: { content: 'attr(data-label)', color: 'fg.muted' },
    },
  },
});

export const caption = css({ textAlign: 'start', padding: '4', fontSize: 'lg', fontWeight: 'semibold' });

export const headCell = css({
  textAlign: 'start',
  padding: '3',
  color: 'fg.muted',
  fontWeight: 'medium',
  borderBlockEndWidth: '1px',
  borderColor: 'border',
});

export const headFigure = cx(headCell, css({ textAlign: 'end' }));

export const cell = css({
  textAlign: 'start',
  padding: '3',
  borderBlockEndWidth: '1px',
  borderColor: 'border.muted',
  fontWeight: 'normal',
  whiteSpace: 'nowrap',
});

export const figureCell = css({
  textAlign: 'end',
  padding: '3',
  borderBlockEndWidth: '1px',
  borderColor: 'border.muted',
  whiteSpace: 'nowrap',
});

export const alarming = css({ color: 'fg.error', fontWeight: 'semibold' });

export const calm = css({ color: 'palm.fg' });

export const note = css({ display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' });

const health = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  borderRadius: 'l3',
  fontWeight: 'medium',
  '& > svg': { fontSize: 'xl' },
});

export const well = cx(health, css({ bg: 'palm.subtle', color: 'palm.fg' }));

export const trouble = cx(health, css({ bg: 'bg.error', color: 'fg.error' }));

export const fold = cx(card, css({ '&[open] > summary': { borderBlockEndWidth: '1px', borderColor: 'border.muted' } }));

export const foldTitle = css({
  padding: '4',
  fontSize: 'lg',
  fontWeight: 'semibold',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-3px' },
});

export const settings = css({
  display: 'grid',
  gap: '3',
  padding: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  fontSize: 'sm',
  '& dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& dd': { overflowWrap: 'anywhere' },
});

export const none = css({ padding: '5', color: 'fg.muted' });

export const hidden = css({ srOnly: true });

export const section = cx(card, css({ display: 'grid', gap: '3', padding: '4' }));

export const group = css({ display: 'grid', gap: '3' });

/** The newest minute stands at the end of the line, which is the left in Arabic. */
export const spark = css({
  inlineSize: 'full',
  blockSize: '10',
  color: 'palm.fg',
  overflow: 'visible',
  marginBlock: '1',
  _rtl: { transform: 'scaleX(-1)' },
});

export const sparkLine = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const sparks = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
});

export const sectionTitle = css({ fontSize: 'lg', fontWeight: 'semibold' });

export const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
