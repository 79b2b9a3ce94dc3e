import { css } from '#panda/css';

export const trust = css({
  listStyle: 'none',
  textStyle: 'note',
  color: 'fg.muted',
  textWrap: 'balance',
  '& > li': { display: 'inline' },
  '& > li:not(:last-child)::after': { content: '" · "' },
});
