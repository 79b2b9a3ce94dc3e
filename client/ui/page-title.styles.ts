import { css } from '#panda/css';

/** The name of a page that belongs to one customer; the same height in every room. */
export const pageTitle = css({ textStyle: 'title', overflowWrap: 'anywhere' });
