import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const top = row({ wrap: true, spread: true, gap: '3' });

/** As high as the window, so that nothing in sight moves when the figures come. */
export const waiting = css({ minBlockSize: '100dvh' });
