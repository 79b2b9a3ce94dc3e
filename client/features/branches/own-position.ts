import type { Place } from './distance.ts';

const options = { timeout: 10_000, maximumAge: 60_000 };

/**
 * Where the visitor is; asks for the permission unless it was given before. Rejects with a `GeolocationPositionError`.
 */
export const ownPosition = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    );
  });
