import { css } from '#panda/css';

export const texts = css({ display: 'block', fontSize: 'sm', marginBlockStart: '1' });
