import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const box = css({ position: 'relative', display: 'block', flex: '1', minInlineSize: '0' });

const sign = css.raw({
  position: 'absolute',
  insetInlineStart: '4',
  insetBlock: '0',
  marginBlock: 'auto',
  color: 'fg.muted',
  pointerEvents: 'none',
  zIndex: '1',
});

export const mark = css(sign);
export const spinner = css(sign, { animation: 'spin', _motionReduce: { animationDuration: '3s' } });

export const input = css({
  paddingInlineStart: '11',
  paddingInlineEnd: '12',
  borderRadius: 'full',
  textOverflow: 'ellipsis',
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export const erase = row({
  inline: true,
  position: 'absolute',
  insetInlineEnd: '1',
  insetBlock: '0',
  marginBlock: 'auto',
  justifyContent: 'center',
  boxSize: '11',
  borderRadius: 'full',
  color: 'fg.muted',
  _hover: { color: 'fg' },
});
