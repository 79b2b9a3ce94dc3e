import type { ShouldRevalidateFunction } from 'react-router';

const without = (url: URL, names: readonly string[]) => {
  const search = new URLSearchParams(url.search);
  for (const name of names) search.delete(name);
  return `${url.pathname}?${search}`;
};

/** Revalidates for another URL, unless only these parameters have changed: they name dialogs over the page. */
export const unlessOnly =
  (...names: readonly string[]): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl }) =>
    without(currentUrl, names) !== without(nextUrl, names);
