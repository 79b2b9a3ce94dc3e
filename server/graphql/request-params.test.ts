import { describe, expect, it } from 'vitest';
import { negotiate } from './request-params.ts';

const json = 'application/json';
const named = 'application/graphql-response+json';

describe('a client is answered in the type', () => {
  it.each([
    [undefined, json],
    ['*/*', json],
    [`${named}, ${json};q=0.9`, named],
    [`${json}, ${named}`, json],
    [`${named};q=0.5, */*`, json],
    [`*/*, ${json};q=0`, named],
    [`application/*;q=0.2, ${named};q=0.1, */*`, json],
    [`${named};q=0, */*;q=0.1`, json],
    [`${named}; charset=utf-8`, named],
    ['APPLICATION/JSON;Q=1', json],
    [`${json};q=0`, null],
    ['text/html', null],
    ['application/*;q=0, */*', null],
  ])('that %s prefers', (accept, type) => {
    expect(negotiate(accept)).toBe(type);
  });
});
