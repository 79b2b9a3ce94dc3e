import { stripVTControlCharacters } from 'node:util';

/** What a run of tests came to. `failures` are the titles of what failed, with the first line of why. */
export type Outcome = { passed: number; failed: number; failures: string[] };

export const firstLine = (text = ''): string => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
