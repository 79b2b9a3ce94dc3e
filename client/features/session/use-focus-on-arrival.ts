import { type RefObject, useEffect, useRef } from 'react';

/** Gives the element the focus when its step appears, so that keyboard and screen reader go on there. */
export const useFocusOnArrival = <Kind extends HTMLElement>(): RefObject<Kind | null> => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
};
