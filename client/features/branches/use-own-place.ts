import { useState } from 'react';
import type { Place } from './distance.ts';
import { ownPosition } from './own-position.ts';

export type OwnPlace =
  | { state: 'unasked' | 'asking' | 'refused' | 'unknown'; place: null }
  | { state: 'known'; place: Place };

const unasked: OwnPlace = { state: 'unasked', place: null };

/** Where the visitor is, once they have asked for it and allowed it. It stays in this page and is not sent. */
export const useOwnPlace = (): { own: OwnPlace; ask: () => void; forget: () => void } => {
  const [own, setOwn] = useState<OwnPlace>(unasked);
  const ask = () => {
    if (!navigator.geolocation) return setOwn({ state: 'unknown', place: null });
    setOwn({ state: 'asking', place: null });
    ownPosition().then(
      (place) => setOwn({ state: 'known', place }),
      ({ code, PERMISSION_DENIED }: GeolocationPositionError) =>
        setOwn({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown', place: null }),
    );
  };
  return { own, ask, forget: () => setOwn(unasked) };
};
