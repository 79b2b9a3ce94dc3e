import { row } from '#panda/patterns';

export const ways = row({ align: 'stretch', wrap: true, gap: '3' });
