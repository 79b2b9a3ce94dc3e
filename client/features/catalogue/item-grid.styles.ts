import { css } from '#panda/css';

export const waiting = css({ pointerEvents: 'none' });
