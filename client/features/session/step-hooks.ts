import { type RefObject, useEffect, useRef } from 'react';

/** Gives the element the focus when its step appears, so that keyboard and screen reader go on there. */
export const useFocusOnArrival = <Kind extends HTMLElement>(): RefObject<Kind | null> => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
};

/** Tells whether the step has been left, so that an answer that comes too late says nothing. */
export const useIsGone = (): (() => boolean) => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
};
