import { css } from '#panda/css';

export const phone = css({ color: 'palm.fg', fontWeight: 'medium', textDecoration: 'underline' });
