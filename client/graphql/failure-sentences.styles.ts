import { css } from '#panda/css';

export const words = css({ display: 'block', fontSize: 'sm', marginBlockStart: '1' });
