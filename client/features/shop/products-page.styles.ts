import { css } from '#panda/css';

export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
