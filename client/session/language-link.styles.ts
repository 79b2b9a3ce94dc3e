import { css } from '#panda/css';

/** One Arabic word on an English page is written in the letters of the device: those of the house weigh 24 kB. */
export const otherLetters = css({ '&:lang(ar)': { fontFamily: 'system-ui, sans-serif' } });
