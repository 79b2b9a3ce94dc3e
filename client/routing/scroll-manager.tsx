import { Component, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { persisted } from '../storage/persisted.ts';
import { endNavigation } from './router-scope.tsx';

const placeOn = ({ key, pathname }: Location) => persisted(`scroll:${key}:${pathname}`, Number, { tabOnly: true });

/** A URL may be malformed: what cannot be decoded names nothing. */
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

const keep = (location: Location) => placeOn(location).write(Math.round(window.scrollY));

/**
 * Keeps where the reader was on the page they leave. Only this lifecycle method is called while that page still
 * stands: `scrollend` comes a frame after the movement, too late for a reader who clicks at once.
 */
class PageLeft extends Component<{ location: Location }> {
  override getSnapshotBeforeUpdate({ location }: { location: Location }) {
    if (location !== this.props.location) keep(location);
    return null;
  }

  override componentDidUpdate() {}

  override render() {
    return null;
  }
}

const restore = (location: Location) => {
  const kept = placeOn(location).read();
  if (kept > 0) window.scrollTo(0, kept);
  return kept > 0;
};

/** How the browser came to this document; the usual way where it does not say. */
export const arrivalType = (): NavigationTimingType => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type ?? 'navigate';
};

/** A new page starts at its top or at the anchor of its URL; going back returns to where the reader was. */
export const ScrollManager = () => {
  const location = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  // Exchanged together with the page, so that the movement to the top of the next one is not taken for the last one's.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const listening = new AbortController();
    for (const end of ['scrollend', 'pagehide']) {
      window.addEventListener(end, () => keep(location), { signal: listening.signal });
    }
    return () => listening.abort();
  }, [location]);

  useLayoutEffect(() => {
    endNavigation();
    const isArrival = isFirst.current;
    isFirst.current = false;
    const isReturn =
      type === 'POP' && (isArrival ? arrivalType() !== 'navigate' : location.key !== 'default' || !location.hash);
    // A reader who has scrolled already, on a slow line, stays where they are.
    if (isReturn && ((isArrival && window.scrollY > 0) || restore(location))) return undefined;
    if (location.hash && scrollToHash(location.hash)) return undefined;
    const keepScroll = (location.state as { keepScroll?: boolean } | null)?.keepScroll;
    if (!isArrival && !keepScroll) window.scrollTo(0, 0);
    return location.hash ? awaitHash(location.hash) : undefined;
  }, [location, type]);

  return <PageLeft location={location} />;
};
