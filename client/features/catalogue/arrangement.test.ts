import { expect, test } from 'vitest';
import { arrangementFilter, countWishes, noArrangement, readArrangement } from './arrangement.ts';

const read = (query: string) => readArrangement(new URLSearchParams(query));

test('a shared address sorts and filters the same again', () => {
  const arrangement = read('sort=-price&from=100&to=300&minutes=60&offers=1');
  expect(arrangement).toEqual({ sort: '-price', from: 100, to: 300, minutes: 60, offers: 1 });
  expect(arrangementFilter(arrangement)).toEqual({
    sort: 'PRICE_DESCENDING',
    minPrice: 10_000,
    maxPrice: 30_000,
    maxMinutes: 60,
    hasDiscount: true,
  });
  expect(countWishes(arrangement)).toBe(4);
});

test('a visitor who types Arabic digits, or the two prices the wrong way round, is understood', () => {
  expect(read('from=٣٠٠&to=١٠٠')).toMatchObject({ from: 100, to: 300 });
  expect(read('from=0&to=0')).toMatchObject({ from: null, to: 0 });
});

test.each(['sort=toString', 'sort=', 'from=-1', 'to=1e3', 'to=12345678', 'minutes=0', 'minutes=soon', 'offers=yes'])(
  'what is no wish, such as %s, is left out',
  (query) => {
    expect(read(query)).toEqual(noArrangement);
    expect(arrangementFilter(read(query))).toEqual({});
  },
);
