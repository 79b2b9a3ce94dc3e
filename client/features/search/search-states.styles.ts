import { css } from '#panda/css';

export const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' });
