import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { card, cardBody } from '../../ui/card.styles.ts';

export const top = row({ wrap: true, spread: true, gap: '3' });
export const tiles = grid({ columns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' }, gap: '3' });

/** Terms of a row, and its figures, stand at one height, also where a term takes two lines. */
export const tile = cx(card, cardBody, stack({ gap: '1', gridRow: 'span 2', gridTemplateRows: 'subgrid' }));

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
      borderBlockStart: 'hairline',
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

export const caption = css({ textAlign: 'start', padding: '4', textStyle: 'subtitle' });

export const headCell = css({
  textAlign: 'start',
  padding: '3',
  color: 'fg.muted',
  fontWeight: 'medium',
  borderBlockEnd: 'line',
});

export const headFigure = cx(headCell, css({ textAlign: 'end' }));

export const cell = css({
  textAlign: 'start',
  padding: '3',
  borderBlockEnd: 'hairline',
  fontWeight: 'normal',
  whiteSpace: 'nowrap',
});

export const figureCell = css({ textAlign: 'end', padding: '3', borderBlockEnd: 'hairline', whiteSpace: 'nowrap' });
export const alarming = css({ color: 'fg.error', fontWeight: 'semibold' });
export const calm = css({ color: 'palm.fg' });
export const note = css({ display: 'block', textStyle: 'caption', fontWeight: 'normal' });

const health = grid({
  columns: 'auto minmax(0, 1fr) auto',
  gap: '3',
  alignItems: 'center',
  padding: '4',
  borderRadius: 'l3',
  fontWeight: 'medium',
  '& > svg': { fontSize: 'xl' },
});

export const well = cx(health, css({ layerStyle: 'palm' }));
export const trouble = cx(health, css({ bg: 'bg.error', color: 'fg.error' }));
export const fold = cx(card, css({ '&[open] > summary': { borderBlockEnd: 'hairline' } }));
export const foldTitle = css({ padding: '4', textStyle: 'subtitle', _focusVisible: { outlineOffset: '-3px' } });

export const settings = grid({
  columns: { base: 1, sm: 2, lg: 3 },
  gap: '3',
  padding: '4',
  fontSize: 'sm',
  '& dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& dd': { overflowWrap: 'anywhere' },
});

export const none = css({ padding: '5', color: 'fg.muted' });
export const section = cx(card, stack({ gap: '3', padding: '4' }));

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

export const sparks = grid({ columns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }, gap: '3' });
