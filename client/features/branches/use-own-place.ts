import { useState } from 'react';
import type { Place } from './distance.ts';

const timeoutMilliseconds = 10_000;
const agedMilliseconds = 60_000;

export type OwnPlace =
  | { state: 'unasked' | 'asking' | 'refused' | 'unknown'; place: null }
  | { state: 'known'; place: Place };

const unasked: OwnPlace = { state: 'unasked', place: null };

/** Where the visitor is, once he has asked for it and allowed it. It stays in this page: nobody is told. */
export const useOwnPlace = (): { own: OwnPlace; ask: () => void; forget: () => void } => {
  const [own, setOwn] = useState<OwnPlace>(unasked);
  const ask = () => {
    if (!navigator.geolocation) return setOwn({ state: 'unknown', place: null });
    setOwn({ state: 'asking', place: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setOwn({ state: 'known', place: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setOwn({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown', place: null }),
      { timeout: timeoutMilliseconds, maximumAge: agedMilliseconds },
    );
  };
  return { own, ask, forget: () => setOwn(unasked) };
};
