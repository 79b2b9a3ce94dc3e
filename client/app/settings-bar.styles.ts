import { css } from '#panda/css';

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '3',
  paddingInline: '4',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  textAlign: 'center',
});

export const back = css({
  minBlockSize: '11',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
