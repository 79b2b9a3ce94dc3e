/** Degrees. */
export type Position = { latitude: number; longitude: number };

/** `refused` when the visitor or the browser does not allow it, `slow` after 10 s, `lost` when it is not known. */
export type Unlocated = 'refused' | 'slow' | 'lost';

const limitMs = 10_000;

/** By the codes of `GeolocationPositionError`. */
const unlocated: Record<number, Unlocated> = { 1: 'refused', 2: 'lost', 3: 'slow' };

/**
 * Where the browser is; asks for the permission unless it was given before. Some browsers never answer when that question
 * is put aside, so there is a limit of our own.
 */
export const ownPosition = (enableHighAccuracy: boolean): Promise<Position | Unlocated> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve('lost');
    setTimeout(() => resolve('slow'), limitMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(unlocated[code] ?? 'lost'),
      { enableHighAccuracy, timeout: limitMs, maximumAge: 60_000 },
    );
  });
