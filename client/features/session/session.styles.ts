import { css } from '#panda/css';
import { row, stack } from '#panda/patterns';

/** The space stands above the notice itself, so that a live region without one takes none. */
export const texts = stack({
  justifyItems: 'center',
  '& > p + p': { marginBlockStart: '3' },
  '& [role=status] > p': { marginBlockStart: '4', textAlign: 'start' },
});

/** A guest's wanted booking, while they sign in. */
export const wanted = row({
  gap: '2',
  minInlineSize: '0',
  textStyle: 'quiet',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { minInlineSize: '0', lineClamp: '3', textAlign: 'start' },
});

export const terms = row({ gap: '3', minBlockSize: '11', fontSize: 'sm', '&[data-invalid]': { color: 'fg.error' } });

export const frame = css({
  display: 'block',
  inlineSize: 'full',
  blockSize: 'min(70dvh, 640px)',
  border: 'hairline',
  borderRadius: 'l2',
  bg: 'white',
});

export const waiting = row({ textStyle: 'quiet', fontVariantNumeric: 'tabular-nums', minBlockSize: '11' });
