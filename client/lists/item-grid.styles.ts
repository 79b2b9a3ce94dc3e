import { css } from '#panda/css';

export const waiting = css({ pointerEvents: 'none' });
export const hidden = css({ srOnly: true });
