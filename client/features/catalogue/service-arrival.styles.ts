import { css } from '#panda/css';

/** As the live dialog has them. */
export const forOthers = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', justifySelf: 'start' });

export const action = css({ flexGrow: '1!' });
