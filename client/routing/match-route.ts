import { matchPath } from 'react-router';
import type { PageParams, Route } from './page.ts';

export type MatchedRoute = { route: Route; params: PageParams };

/** The route of a path without its language prefix; null when there is none or it refuses the parameters. */
export const matchRoute = (routes: readonly Route[], path: string): MatchedRoute | null => {
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (!match) continue;
    return !route.accepts || route.accepts(match.params) ? { route, params: match.params } : null;
  }
  return null;
};
