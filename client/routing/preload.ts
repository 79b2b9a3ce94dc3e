import pLimit from 'p-limit';
import { createContext } from 'react';
import { type LoaderFunction, matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { customersRoute } from './page.ts';

type Asked = { init?: { status?: number } | null } | null;

export type Preload = {
  /** Prefetches code and data of a path; rejects when some of them cannot be loaded. */
  fetch: (to: string) => Promise<void>;
  goTo: (to: string) => Promise<void>;
  /** Reports to the visitor that a page cannot be shown now. */
  onFailure: () => void;
};

/** Concurrent prefetches. */
const limit = pLimit(4);

/** Paths are without the language. Of customers' pages only the code is prefetched, not the data. */
export const buildPreload = (routes: RouteObject[], context: RouterContextProvider) => {
  const fetchPage = async (to: string) => {
    const url = new URL(to, window.location.origin);
    const matches = matchRoutes(routes, url.pathname) ?? [];
    const isForAll = !matches.some(({ route }) => route.id === customersRoute);
    for (const { route, params } of matches) {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
      if (!isForAll || typeof loader !== 'function') continue;
      const args = { request: new Request(url), url, pattern: route.path ?? '', params, context };
      const asked = (await loader(args as Parameters<LoaderFunction>[0])) as Asked;
      if (asked?.init?.status === 503) throw new Error(`${to} cannot be fetched`);
    }
  };
  return (to: string): Promise<void> => limit(() => fetchPage(to));
};

/** Without one nothing is prefetched, as on the server. */
export const PreloadContext = createContext<Preload | null>(null);
