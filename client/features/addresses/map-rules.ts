import type { Position } from '../../ui/own-position.ts';

/** What the map shows until a place is known. */
export const defaultCentre: Position = { latitude: 30.04442, longitude: 31.235712 };

export const startZoom = 15;
export const placeZoom = 17;

/** How long the map must rest before the address under the pin is asked for. */
export const readWaitMs = 300;

/** How long after the first, the second and the third failure the map is loaded again. Milliseconds. */
export const retryDelays = [500, 1_500, 4_500];

const leastMove = 0.00009;

/** Whether the map was moved at all: the trembling of a finger, below 0.00009 degrees, is ignored. */
export const hasMoved = (from: Position, to: Position): boolean =>
  (['latitude', 'longitude'] as const).some(
    // A difference of exactly the threshold counts.
    (axis) => Number(Math.abs(to[axis] - from[axis]).toFixed(7)) >= leastMove,
  );
