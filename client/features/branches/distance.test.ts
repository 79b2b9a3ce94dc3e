import { expect, test } from 'vitest';
import { kilometresTo, nearestFirst } from './distance.ts';

const olaya = { latitude: 24.69448, longitude: 46.68532 };
const hittin = { latitude: 24.76512, longitude: 46.60194 };
const jeddah = { latitude: 21.56417, longitude: 39.15268 };

test('a customer in Olaya is eleven and a half kilometres from Hittin', () => {
  expect(kilometresTo(olaya, hittin)).toBeCloseTo(11.5, 1);
  expect(kilometresTo(olaya, olaya)).toBe(0);
});

test('a customer finds the nearest branch first, and one without a place last', () => {
  const branches = [
    { id: 'nowhere', latitude: null, longitude: null },
    { id: 'sea', ...jeddah },
    { id: 'near', ...hittin },
  ];
  expect(nearestFirst(branches, olaya).map(({ id }) => id)).toEqual(['near', 'sea', 'nowhere']);
});
