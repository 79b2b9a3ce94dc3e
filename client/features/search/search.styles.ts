import { css } from '#panda/css';
import { grid, row } from '#panda/patterns';

export const form = row({ align: 'stretch', wrap: true, gap: '2', maxInlineSize: '42rem', marginBlockEnd: '4' });
export const recents = css({ textStyle: 'quiet', fontWeight: 'semibold', paddingBlock: '2' });

export const recent = row({
  gap: '3',
  minBlockSize: '11',
  marginInline: '-2',
  padding: '2',
  borderRadius: 'l2',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.muted' },
  '& > svg': { color: 'fg.muted' },
});

export const name = css({
  fontWeight: 'medium',
  lineHeight: '1.4',
  lineClamp: '2',
  '& mark': { bg: 'palm.subtle', color: 'palm.fg', fontWeight: 'semibold', borderRadius: 'xs' },
});

export const note = css({ textStyle: 'quiet', lineClamp: '1' });
export const price = css({
  flexShrink: '0',
  flexBasis: { _largeLetters: 'full' },
  maxInlineSize: { base: '40%', _largeLetters: 'none' },
  justifyContent: 'flex-end',
  fontSize: 'sm',
});

export const groupTop = row({ wrap: true, spread: true, columnGap: '4', minBlockSize: '11' });

export const hits = grid({
  columns: { base: 1, md: 2 },
  gap: '2',
  '& > li > a': {
    display: 'flex',
    flexWrap: { _largeLetters: 'wrap' },
    alignItems: 'center',
    gap: '3',
    blockSize: 'full',
    padding: '2',
    layerStyle: 'panel',
    _hover: { borderColor: 'border.emphasized' },
  },
});

export const ways = row({ align: 'stretch', wrap: true, gap: '2', justifyContent: 'center' });
