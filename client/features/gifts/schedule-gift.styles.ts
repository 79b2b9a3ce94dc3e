import { css } from '#panda/css';

export const product = css({ fontWeight: 'medium', marginBlockEnd: '4', lineClamp: '2' });
