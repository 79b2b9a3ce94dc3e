import { css } from '#panda/css';

/** Above everything else of a page. Made of what every page has in its sheet, so that it weighs nothing elsewhere. */
export const asOfLine = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '11',
  paddingInline: '4',
  bg: 'bg.subtle',
  color: 'fg.muted',
  fontSize: 'sm',
  textAlign: 'center',
});
