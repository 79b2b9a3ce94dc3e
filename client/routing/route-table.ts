import { type MatchedRoute, matchRoute } from './match-route.ts';
import type { Route } from './page.ts';

/** Knows which page a URL shows. Paths are without the language prefix. */
export type RouteTable = {
  match: (path: string) => MatchedRoute | null;
  /** Resolves when all URLs are known; undefined when they are already. */
  load: () => Promise<void> | undefined;
};

export const wholeTable = (routes: readonly Route[]): RouteTable => ({
  match: (path) => matchRoute(routes, path),
  load: () => undefined,
});

/** The table of a browser, which is told of its first page and fetches the others ahead of the first press on a link. */
export const tableAfter = (
  first: { path: string; matched: MatchedRoute | null },
  fetchRoutes: () => Promise<readonly Route[]>,
): RouteTable => {
  let routes: readonly Route[] | null = null;
  return {
    match: (path) => {
      if (routes) return matchRoute(routes, path);
      return path === first.path ? first.matched : null;
    },
    load: () =>
      routes
        ? undefined
        : fetchRoutes().then((fetched) => {
            routes = fetched;
          }),
  };
};
