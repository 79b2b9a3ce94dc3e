import type { PageModule } from './page.ts';

const files = import.meta.glob<PageModule>('../features/*/*-page.tsx');

/** The source of a page as the build manifest names it. */
export const sourceOf = (page: string): string => `client/features/${page}.tsx`;

/** The code of a page, such as `catalogue/services-page`. */
export const loadPageModule = (page: string): Promise<PageModule> => {
  const load = files[`../features/${page}.tsx`];
  return load ? load() : Promise.reject(new Error(`There is no page "${page}"`));
};
