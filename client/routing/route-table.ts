import { onceFor } from '../i18n/once-for.ts';
import type { PageParams, Route } from './page.ts';

/** A URL as people write it; null when its percent signs mean nothing. A slash inside a part stays encoded. */
const decodePath = (path: string): string | null => {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return null;
  }
};

/**
 * The letters of a route's path in any case, with or without a slash at the end. Made once for each route: react-router's
 * `matchPath` makes it for each question.
 */
const patternOf = onceFor(({ path }: Route) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i'));

const paramsOf = (groups: Record<string, string> = {}): PageParams =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value.replaceAll('%2F', '/')]));

export type MatchedRoute = { route: Route; params: PageParams };

/** The route of a path without its language prefix; null when there is none or it refuses the parameters. */
export const matchRoute = (routes: readonly Route[], path: string): MatchedRoute | null => {
  const readable = decodePath(path);
  const route = readable === null ? undefined : routes.find((each) => patternOf(each).test(readable));
  if (!route || readable === null) return null;
  const params = paramsOf(patternOf(route).exec(readable)?.groups);
  return !route.accepts || route.accepts(params) ? { route, params } : null;
};

/**
 * The one way to write a path that a route has matched: the route's own letters, and no slash at the end. Parameters
 * stay as they came. Paths are without the language.
 */
export const normalPath = ({ route }: MatchedRoute, path: string): string => {
  const written = path.split('/');
  return route.path
    .split('/')
    .map((part, index) => (part.startsWith(':') ? written[index] : part))
    .join('/');
};

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
