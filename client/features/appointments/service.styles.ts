import { css } from '#panda/css';

export const forOthers = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', justifySelf: 'start' });

export const form = css({ display: 'grid', gap: '4' });

export const note = css({ color: 'fg.muted', fontSize: 'sm' });

export const phone = css({ color: 'palm.fg', fontWeight: 'medium', textDecoration: 'underline' });

export const ways = css({ display: 'grid', gap: '2', inlineSize: 'full' });
