import { css } from '#panda/css';

/** Here stands the way to book for somebody else, once the dialog is there. */
export const guestSpace = css({ display: 'block', blockSize: '11' });

export const action = css({ flexGrow: '1!' });
