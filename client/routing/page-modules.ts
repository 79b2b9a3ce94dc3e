import { landingPages, sourceOf } from './landing-pages.ts';
import type { PageModule } from './page.ts';

const files = import.meta.glob<PageModule>('../features/*/*-page.tsx');

const beyondLanding = 'client/ui/beyond-landing.ts';

/** The source files that a page needs at once, as the build manifest names them. */
export const sourcesOf = (page: string): string[] =>
  landingPages.includes(page) ? [sourceOf(page)] : [sourceOf(page), beyondLanding];

/** The code of a page, such as `catalogue/services-page`, with the styles and icons it needs. */
export const loadPageModule = async (page: string): Promise<PageModule> => {
  const load = files[`../features/${page}.tsx`];
  if (!load) throw new Error(`There is no page "${page}"`);
  if (landingPages.includes(page)) return load();
  const [module] = await Promise.all([load(), import('../ui/beyond-landing.ts')]);
  return module;
};
