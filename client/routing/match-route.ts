import { matchPath } from 'react-router';
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

export type MatchedRoute = { route: Route; params: PageParams };

/** The route of a path without its language prefix; null when there is none or it refuses the parameters. */
export const matchRoute = (routes: readonly Route[], path: string): MatchedRoute | null => {
  const readable = decodePath(path);
  for (const route of routes) {
    const match = readable === null ? null : matchPath(route.path, readable);
    if (!match) continue;
    return !route.accepts || route.accepts(match.params) ? { route, params: match.params } : null;
  }
  return null;
};
