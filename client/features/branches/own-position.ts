import type { Place } from './distance.ts';

const options = { timeout: 10_000, maximumAge: 60_000 };

/** Where the visitor is; asks him for the permission unless he has given it. Rejects with a `GeolocationPositionError`. */
export const ownPosition = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    );
  });
