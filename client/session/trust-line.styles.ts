import { css } from '#panda/css';

export const trust = css({
  textStyle: 'note',
  color: 'fg.muted',
  textWrap: 'balance',
  '& > li': { display: 'inline' },
  '& > li:not(:last-child)::after': { content: '" · "' },
});
