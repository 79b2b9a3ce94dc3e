import { fetchWholeSheet } from '../ui/theme/whole-sheet.ts';
import type { PageModule } from './page.ts';

/** The source of a page or of a lazy part, as the build manifest names it. */
export const sourceOf = (page: string): string => `client/features/${page}.tsx`;

const arrived = new Map<string, PageModule>();

/** The code of a page, such as `catalogue/services-page`, with the styles it needs. */
export const loadPageModule = async (page: string): Promise<PageModule> => {
  const known = arrived.get(page);
  if (known) return known;
  const { pageFiles } = await import('./page-files.ts');
  const load = pageFiles[`../features/${page}.tsx`];
  if (!load) throw new Error(`There is no page "${page}"`);
  const [module] = await Promise.all([load(), import.meta.env.SSR || fetchWholeSheet()]);
  // While the shop is developed, the next request wants the newest.
  if (import.meta.env.PROD) arrived.set(page, module);
  return module;
};

/** The code of the page that the document shows. The document of a build names its file and links its styles. */
export const loadFirstPage = async (page: string, file: string | undefined): Promise<void> => {
  if (file) arrived.set(page, await import(/* @vite-ignore */ file));
};
