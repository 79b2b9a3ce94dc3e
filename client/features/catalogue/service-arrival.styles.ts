import { css } from '#panda/css';

export const action = css({ flexGrow: '1!' });
