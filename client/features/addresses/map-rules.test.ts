import { describe, expect, it } from 'vitest';
import { defaultCentre, hasMoved, placeZoom, startZoom } from './map-rules.ts';

const olaya = { latitude: 24.6911, longitude: 46.6853 };
const shifted = (latitude: number, longitude: number) => ({
  latitude: olaya.latitude + latitude,
  longitude: olaya.longitude + longitude,
});

describe('the map', () => {
  it('starts at a default place, and comes closer to a chosen place [MAP-04 MAP-05]', () => {
    expect(defaultCentre).toEqual({ latitude: 30.04442, longitude: 31.235712 });
    expect([startZoom, placeZoom]).toEqual([15, 17]);
  });

  it('ignores the trembling of a finger: movements below 0.00009 degrees [MAP-07]', () => {
    expect(hasMoved(olaya, shifted(0.0000899, -0.0000899))).toBe(false);
    expect(hasMoved(olaya, shifted(0.00009, 0))).toBe(true);
    expect(hasMoved(olaya, shifted(0, -0.00009))).toBe(true);
    expect(hasMoved(olaya, olaya)).toBe(false);
  });
});
