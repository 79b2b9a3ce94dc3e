import { useCallback } from 'react';
import { useRouter } from './router-scope.tsx';

/** A ref for an element that stands for a page: the page is fetched once the element comes into view. */
export const usePreloadInView = (to: string) => {
  const { loader } = useRouter();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loader.preload(to);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [to, loader],
  );
};
