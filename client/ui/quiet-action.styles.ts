import { css } from '#panda/css';

/** An action that is only words and perhaps an icon, tall enough for a thumb. */
export const quietAction = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minBlockSize: '11',
  color: 'palm.fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  cursor: 'pointer',
  borderRadius: 'l1',
  _hover: { textDecoration: 'underline' },
});
