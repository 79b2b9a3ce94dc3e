import { describe, expect, it } from 'vitest';
import { combinedError } from './known-answers.ts';
import { nothing, stateAfter } from './query-state.ts';

const gift = { name: 'Hammam' };
const shown = { ...nothing, data: gift };
const lost = {
  data: undefined,
  error: combinedError({ networkError: new TypeError('Failed to fetch') }),
  stale: false,
};
const refused = {
  data: undefined,
  error: combinedError({ graphQLErrors: [{ message: 'Gone', extensions: { code: 'NOT_FOUND' } }] }),
  stale: false,
};

describe('what a customer reads while it is asked for again', () => {
  it('stays when no answer comes, and counts as old until one does', () => {
    const old = stateAfter(shown, true, lost, gift);
    expect(old).toEqual({ ...shown, isOld: true });
    expect(stateAfter(old, true, { data: gift, error: undefined, stale: false }, gift)).toEqual(shown);
  });

  it('goes when the provider refuses it', () => {
    expect(stateAfter(shown, true, refused, gift)).toMatchObject({
      data: undefined,
      error: refused.error,
      isOld: false,
    });
  });

  it('is no old one when the former answer failed as well', () => {
    const failed = { ...shown, error: lost.error };
    expect(stateAfter(failed, true, lost, gift)).toMatchObject({ error: lost.error, isOld: false });
  });

  it('goes when the question is another one, of which nothing is known', () => {
    expect(stateAfter(shown, true, lost, undefined)).toMatchObject({
      data: undefined,
      error: lost.error,
      isOld: false,
    });
  });
});
