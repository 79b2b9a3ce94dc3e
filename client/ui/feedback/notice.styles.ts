import { css } from '#panda/css';

/** A few words in the place they are about, of something that did not go as wished; an icon stands before them. */
export const notice = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  padding: '3',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  color: 'clay.fg',
  fontSize: 'sm',
  '& svg': { flexShrink: '0', marginBlockStart: '0.5' },
});
