import { row } from '#panda/patterns';

export const form = row({
  align: 'stretch',
  wrap: true,
  gap: '2',
  maxInlineSize: '42rem',
  marginBlockEnd: '4',
  '& > span': { flexBasis: '40' },
});
