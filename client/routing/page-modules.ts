import { landingPages, sourceOf } from './landing-pages.ts';
import type { PageModule } from './page.ts';

const files = import.meta.glob<PageModule>('../features/*/*-page.tsx');

const beyondLanding = 'client/ui/beyond-landing.ts';

/** The source files that a page needs at once, as the build manifest names them. */
export const sourcesOf = (page: string): string[] =>
  landingPages.includes(page) ? [sourceOf(page)] : [sourceOf(page), beyondLanding];

const arrived = new Map<string, PageModule>();

/** The code of a page, such as `catalogue/services-page`, with the styles and icons it needs. */
export const loadPageModule = async (page: string): Promise<PageModule> => {
  const known = arrived.get(page);
  if (known) return known;
  const load = files[`../features/${page}.tsx`];
  if (!load) throw new Error(`There is no page "${page}"`);
  const [module] = await Promise.all([load(), landingPages.includes(page) || import('../ui/beyond-landing.ts')]);
  // While the shop is developed, the next request wants the newest.
  if (import.meta.env.PROD) arrived.set(page, module);
  return module;
};
