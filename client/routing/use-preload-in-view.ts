import { useCallback } from 'react';
import { matchRoute } from './match-route.ts';
import { useRouter } from './router-scope.tsx';

/** A ref for an element that stands for a page: the page is fetched once the element comes into view. */
export const usePreloadInView = (to: string) => {
  const { routes, loader } = useRouter();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const url = new URL(to, 'http://path');
        const matched = matchRoute(routes, url.pathname);
        if (matched) loader.preload(matched, url.searchParams);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [to, routes, loader],
  );
};
