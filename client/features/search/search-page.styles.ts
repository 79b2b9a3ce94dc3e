import { css } from '#panda/css';

export const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  maxInlineSize: '42rem',
  marginBlockEnd: '4',
  '& > span': { flexBasis: '40' },
});
