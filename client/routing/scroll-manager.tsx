import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

import { endNavigation } from './navigation-mark.ts';

const storageKey = (location: Location) => `scroll:${location.key}`;

const scrollToHash = (hash: string) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  return Boolean(target);
};

const restore = (location: Location) => {
  const kept = Number(sessionStorage.getItem(storageKey(location)));
  if (kept > 0) window.scrollTo(0, kept);
  return kept > 0;
};

/** A new page starts at its top or at the anchor of its address; going back returns to where the reader was. */
export const ScrollManager = () => {
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => sessionStorage.setItem(storageKey(location), String(Math.round(window.scrollY)));
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [location]);

  useLayoutEffect(() => {
    endNavigation();
    if (type === 'POP' && restore(location)) return;
    if (location.hash && scrollToHash(location.hash)) return;
    const keepScroll = (location.state as { keepScroll?: boolean } | null)?.keepScroll;
    if (type !== 'POP' && !keepScroll) window.scrollTo(0, 0);
  }, [location, type]);

  return null;
};
