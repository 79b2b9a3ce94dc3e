import { css } from '#panda/css';
import { medal, row, stack } from '#panda/patterns';

export const waitingMedal = medal({ tone: 'muted', boxSize: '20', fontSize: '3xl' });
export const outcome = stack({ gap: '3', justifyItems: 'center', textAlign: 'center', paddingBlock: '6' });
export const sentence = css({ color: 'fg.muted', textWrap: 'pretty', maxInlineSize: '44ch' });

export const held = css({
  marginBlockStart: '3',
  marginBlockEnd: '4',
  overflowWrap: 'anywhere',
  '& dt': { color: 'fg.muted' },
});

/** Below an outcome, which stands in the middle. */
export const waysOn = stack({
  gap: '4',
  justifyItems: 'center',
  textAlign: 'center',
  '& > div': { justifyContent: 'center' },
});

export const order = css({ textStyle: 'quiet', marginBlockEnd: '3', fontVariantNumeric: 'tabular-nums' });

export const frame = css({
  display: 'block',
  inlineSize: 'full',
  blockSize: '600px',
  border: 'line',
  borderRadius: 'l2',
  bg: 'white',
});

export const loading = row({
  gap: '2.5',
  padding: '3',
  borderRadius: 'l2',
  bg: 'bg.muted',
  textStyle: 'quiet',
  fontVariantNumeric: 'tabular-nums',
});

export const page = stack({ gap: '4', inlineSize: 'full', maxInlineSize: '440px', layerStyle: 'panel', padding: '6' });

export const open = stack({ gap: '2', marginBlockEnd: '6' });
export const openRow = row({ wrap: true, gap: '3', padding: '4', borderRadius: 'l3', layerStyle: 'clay' });

// Beside its button where both fit; letters twice as large take the whole row.
export const openText = css({
  flex: '1 1 12rem',
  minInlineSize: '0',
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums',
});
