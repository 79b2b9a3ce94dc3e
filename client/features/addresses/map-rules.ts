import type { Position } from './address-list.ts';

/** What the map shows until a place is known. */
export const defaultCentre: Position = { latitude: 30.04442, longitude: 31.235712 };

export const startZoom = 15;
export const placeZoom = 17;

/** Suggestions are asked for from this many characters on, and this many milliseconds after the last of them. */
export const shortestSearch = 3;
export const searchWait = 220;

/** How long the map must rest before the address under the pin is asked for. Milliseconds. */
export const readWait = 300;

/** How long the browser may look for its own position. Milliseconds. */
export const locateLimit = 10_000;

/** A loading map is given up after this long; a service that takes the call and says nothing would keep it for ever. */
export const loadPatience = 8_000;

/** How long after the first, the second and the third failure the map is loaded again. Milliseconds. */
export const retryDelays = [500, 1_500, 4_500];

const leastMove = 0.00009;

/** Whole units of 0.0000001 degrees, so that a difference of exactly the threshold counts. */
const units = (degrees: number) => Math.round(degrees * 1e7);

/** Whether the map was moved at all: the trembling of a finger, below 0.00009 degrees, is ignored. */
export const hasMoved = (from: Position, to: Position): boolean =>
  Math.max(
    Math.abs(units(to.latitude) - units(from.latitude)),
    Math.abs(units(to.longitude) - units(from.longitude)),
  ) >= units(leastMove);
