import { css } from '#panda/css';

/** As high as the window, so that nothing in sight moves when the figures come. */
export const waiting = css({ minBlockSize: '100dvh' });
