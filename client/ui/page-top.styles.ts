import { css } from '#panda/css';
import { pageTopLook } from './page-top-look.styles.ts';

/** The beginning of a page: its name, one sentence, and what acts on the whole page. */
export const pageTop = css(pageTopLook());
