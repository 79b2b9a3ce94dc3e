import { useEffect, useRef } from 'react';
import type { Place } from './distance.ts';
import { useOwnPlace } from './use-own-place.ts';

/** Where a visitor is who has allowed this shop to know it; nobody is asked for a permission. Null until it is known. */
export const useAllowedPlace = (): Place | null => {
  const { own, ask } = useOwnPlace();
  const latest = useRef(ask);
  useEffect(() => {
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => state === 'granted' && latest.current(),
      () => {},
    );
  }, []);
  return own.place;
};
