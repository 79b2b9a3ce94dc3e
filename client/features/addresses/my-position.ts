import { locateLimit, type Position } from './map-rules.ts';

/** `refused` when the customer or the browser does not allow it, `slow` after 10 s, `lost` when it is not known. */
export type Located = { position: Position; problem: null } | { position: null; problem: 'refused' | 'slow' | 'lost' };

const problemOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError) => {
  if (code === PERMISSION_DENIED) return 'refused';
  return code === TIMEOUT ? 'slow' : 'lost';
};

/** Where the browser is. Some browsers never answer when their question is put aside, so there is a limit of our own. */
export const findMyPosition = (): Promise<Located> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ position: null, problem: 'lost' });
    const timer = setTimeout(() => resolve({ position: null, problem: 'slow' }), locateLimit);
    const settle = (located: Located) => {
      clearTimeout(timer);
      resolve(located);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle({ position: { latitude, longitude }, problem: null }),
      (error) => settle({ position: null, problem: problemOf(error) }),
      { enableHighAccuracy: true, timeout: locateLimit, maximumAge: 60_000 },
    );
  });
