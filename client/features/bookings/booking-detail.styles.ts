import { css } from '#panda/css';

export const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });

export const number = css({ minInlineSize: '0', overflowWrap: 'anywhere', lineClamp: '2' });

export const whole = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', minInlineSize: '0' });

export const detail = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', minInlineSize: '0' });

/** Rows of another feature may stand among them, so they wear their look without a class of their own. */
export const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '6',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderBlockEndWidth: '1px',
    borderColor: 'border.muted',
  },
  '& dt': { color: 'fg.muted', flexShrink: '0' },
  '& dd': {
    minInlineSize: '0',
    fontWeight: 'medium',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    lineClamp: '3',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const summaryNote = css({ color: 'fg.muted', fontSize: 'sm', marginBlockStart: '2' });

export const partTitle = css({ fontWeight: 'semibold', marginBlockEnd: '2' });

export const products = css({ listStyle: 'none', display: 'grid', gap: '3' });

export const product = css({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '3',
  // The words of a quiet button end where the rows end.
  '& > button': { marginInlineEnd: '-5' },
});

export const thumb = css({ borderRadius: 'l2' });

export const productWords = css({ display: 'grid', gap: '0.5', minInlineSize: '0' });

export const productName = css({ fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '3' });

export const quiet = css({ fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

export const summary = css({ padding: '4', borderRadius: 'l3', bg: 'bg.subtle' });

export const actions = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
});

export const dangerous = css({ colorPalette: 'red', gridColumn: '1 / -1', justifySelf: 'center' });

/** As wide as a name and as high as its line, so that the rows below stay where they are. */
export const waiting = css({ display: 'grid', alignItems: 'center', inlineSize: '24', blockSize: '1lh' });
