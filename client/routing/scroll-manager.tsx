import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { endNavigation } from './navigation-mark.ts';

const storageKey = ({ key, pathname }: Location) => `scroll:${key}:${pathname}`;

/** Anybody can write an address: what cannot be decoded names nothing. */
const idIn = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

const scrollToHash = (hash: string) => {
  const target = document.getElementById(idIn(hash));
  target?.scrollIntoView();
  return Boolean(target);
};

const ownMoves = ['wheel', 'touchmove', 'keydown'] as const;

/** Scrolls to an anchor as soon as its data have come, unless the visitor moves first. Answers how to give up. */
const awaitHash = (hash: string) => {
  const observer = new MutationObserver(() => {
    if (scrollToHash(hash)) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
};

const restore = (location: Location) => {
  const kept = Number(sessionStorage.getItem(storageKey(location)));
  if (kept > 0) window.scrollTo(0, kept);
  return kept > 0;
};

const wasReloadedOrRevisited = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
};

/** A new page starts at its top or at the anchor of its address; going back returns to where the reader was. */
export const ScrollManager = () => {
  const location = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

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
    const isArrival = isFirst.current;
    isFirst.current = false;
    const isReturn =
      type === 'POP' && (isArrival ? wasReloadedOrRevisited() : location.key !== 'default' || !location.hash);
    if (isReturn && restore(location)) return undefined;
    if (location.hash && scrollToHash(location.hash)) return undefined;
    const keepScroll = (location.state as { keepScroll?: boolean } | null)?.keepScroll;
    if (!isArrival && !keepScroll) window.scrollTo(0, 0);
    return location.hash ? awaitHash(location.hash) : undefined;
  }, [location, type]);

  return null;
};
