import { landingPages, sourceOf } from './landing-pages.ts';
import type { PageModule } from './page.ts';

const landingFiles = import.meta.glob<PageModule>([
  '../features/content/home-page.tsx',
  '../features/catalogue/services-page.tsx',
]);

const beyondLanding = ['client/routing/page-files.ts', 'client/ui/beyond-landing.ts'];

/** Which file loads which page: those of the landing pages are at hand, the list of all others is fetched. */
const filesFor = async (page: string) =>
  landingPages.includes(page) ? landingFiles : (await import('./page-files.ts')).pageFiles;

/** Fetches the list ahead of the first press on a link. A failure says nothing: the press tries again. */
export const fetchPageFiles = (): void => {
  import('./page-files.ts').catch(() => {});
};

/** The source files that a page needs at once, as the build manifest names them. */
export const sourcesOf = (page: string): string[] =>
  landingPages.includes(page) ? [sourceOf(page)] : [sourceOf(page), ...beyondLanding];

const arrived = new Map<string, PageModule>();

/** The code of a page, such as `catalogue/services-page`, with the styles and icons it needs. */
export const loadPageModule = async (page: string): Promise<PageModule> => {
  const known = arrived.get(page);
  if (known) return known;
  const load = (await filesFor(page))[`../features/${page}.tsx`];
  if (!load) throw new Error(`There is no page "${page}"`);
  const [module] = await Promise.all([load(), landingPages.includes(page) || import('../ui/beyond-landing.ts')]);
  // While the shop is developed, the next request wants the newest.
  if (import.meta.env.PROD) arrived.set(page, module);
  return module;
};
