import { css } from '#panda/css';
import { stack } from '#panda/patterns';

export const appointment = stack({ gap: '0.5', paddingBlockEnd: '3', marginBlockEnd: '4', borderBlockEnd: 'hairline' });
export const name = css({ fontWeight: 'semibold', lineClamp: '2' });
