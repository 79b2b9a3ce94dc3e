import { css } from '#panda/css';
import { row, stack } from '#panda/patterns';

export const total = row({ align: 'baseline', wrap: true, gap: '2', marginBlockEnd: '4', color: 'fg.muted' });
export const amount = css({ fontSize: 'xl', fontWeight: 'semibold', color: 'fg' });
export const methods = stack({ gap: '2', marginBlockStart: '3' });

export const method = row({
  gap: '3',
  inlineSize: 'full',
  minBlockSize: '16',
  paddingInline: '4',
  layerStyle: 'choice',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  _hover: { borderColor: 'palm.border', bg: 'palm.subtle' },
  _disabled: { opacity: '0.6', cursor: 'progress' },
  '& > span': { minInlineSize: '0', lineClamp: '2' },
});

export const methodImage = css({ inlineSize: '12', blockSize: '8', objectFit: 'contain', borderRadius: 'l1' });
export const secure = row({ gap: '2', marginBlockStart: '4', textStyle: 'quiet' });
export const lost = stack({ gap: '3', padding: '4', borderRadius: 'l2', layerStyle: 'clay', textWrap: 'pretty' });
