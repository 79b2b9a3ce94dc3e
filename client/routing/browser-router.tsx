import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import {
  createPath,
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  Router,
  type To,
} from 'react-router';
import { historyTurn } from '../ui/dialog/dialog-store.tsx';
import { noteSign } from '../ui/first-sign.ts';
import { endNavigation } from './router-scope.tsx';

type Entry = { location: Location; type: NavigationType };

/** What a history entry remembers, in the form that react-router's own routers use. */
type Remembered = { usr?: unknown; key?: string } | null;

const types = { pop: 'POP', push: 'PUSH', replace: 'REPLACE' } as Record<'pop' | 'push' | 'replace', NavigationType>;

const newKey = () => crypto.randomUUID().slice(0, 8);

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

const isThisPage = (href: string) => new URL(href, window.location.href).pathname === window.location.pathname;

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const remembered: Remembered = window.history.state;
  return { pathname, search, hash, state: remembered?.usr ?? null, key: remembered?.key ?? 'default' } as Location;
};

/** Before another page is shown, its route must be known; when that cannot be fetched, the server is asked for the page. */
type Prepare = () => Promise<void> | undefined;

type Offline = {
  /** Fetches all that a path shows, as far as it is not there yet. */
  fetch: (path: string) => Promise<void>;
  /** Told when that failed: the page that is shown stays. */
  onStay: () => void;
};

type Ways = Pick<BrowserRouterProps, 'basename' | 'prepare' | 'offline'>;

const buildNavigator = (show: (entry: Entry) => void, { basename, prepare, offline }: Ways): Navigator => {
  const stay = () => {
    endNavigation();
    offline.onStay();
  };
  const go = (type: 'push' | 'replace', to: To, state: unknown, isFetched = false): void => {
    noteSign();
    const href = hrefOf(to);
    if (type === 'push' && !navigator.onLine && !isFetched) {
      offline.fetch(href.slice(basename.length)).then(() => go(type, to, state, true), stay);
      return;
    }
    const waiting = historyTurn.wait?.(type) ?? (isThisPage(href) ? undefined : prepare());
    if (waiting) {
      waiting.then(
        () => go(type, to, state, isFetched),
        () => window.location[type === 'push' ? 'assign' : 'replace'](href),
      );
      return;
    }
    const key = newKey();
    const former = type === 'replace' ? window.history.state : null;
    try {
      window.history[type === 'push' ? 'pushState' : 'replaceState']({ ...former, usr: state, key }, '', href);
    } catch {
      // Safari refuses more than 100 entries in half a minute. The press leads on all the same.
      if (type === 'push') {
        window.location.assign(href);
        return;
      }
    }
    const path = { pathname: window.location.pathname, search: '', hash: '', ...parsePath(href) };
    show({ type: types[type], location: { ...path, state, key } as Location });
  };
  return {
    createHref: hrefOf,
    push: (to, state) => go('push', to, state),
    replace: (to, state) => go('replace', to, state),
    go: (delta) => window.history.go(delta),
  };
};

type BrowserRouterProps = { basename: string; prepare: Prepare; offline: Offline; children: ReactNode };

/**
 * The browser's history under react-router's core. The library's own browser router brings forms, fetchers and
 * discovery with it, which this shop does not use and every first visit would pay for. Navigations are transitions:
 * the page that is shown stays until the next one is ready, and while the browser is offline until it can be shown at all.
 */
export const BrowserRouter = ({ basename, prepare, offline, children }: BrowserRouterProps) => {
  const [entry, setEntry] = useState<Entry>(() => ({ location: currentLocation(), type: types.pop }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways are the same for as long as the window lives
  const navigator = useMemo(
    () => buildNavigator((next) => startTransition(() => setEntry(next)), { basename, prepare, offline }),
    [],
  );
  useEffect(() => {
    const show = () => startTransition(() => setEntry({ location: currentLocation(), type: types.pop }));
    const onPop = () => {
      noteSign();
      const waiting = prepare();
      if (waiting) waiting.then(show, () => window.location.reload());
      else show();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [prepare]);
  return (
    <Router basename={basename} location={entry.location} navigationType={entry.type} navigator={navigator}>
      {children}
    </Router>
  );
};
