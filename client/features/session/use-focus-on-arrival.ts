import { type RefObject, useEffect, useRef } from 'react';

/** Gives the element the focus when its step appears, so that nobody has to look for where to go on. */
export const useFocusOnArrival = <Kind extends HTMLElement>(): RefObject<Kind | null> => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
};
