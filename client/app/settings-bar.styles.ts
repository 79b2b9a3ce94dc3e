import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const bar = row({
  wrap: true,
  columnGap: '3',
  justifyContent: 'center',
  paddingInline: '4',
  layerStyle: 'palm',
  textStyle: 'tag',
  textAlign: 'center',
});

export const back = css({
  minBlockSize: '11',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
