import { css } from '#panda/css';

/** The name of a page that belongs to one customer, quieter than those of the catalogue; the same height in every room. */
export const pageTitle = css({ fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'semibold', lineHeight: '1.4' });
