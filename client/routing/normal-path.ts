import type { MatchedRoute } from './match-route.ts';

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
