import type { PageModule } from './page.ts';

/** All pages of the shop. Their names weigh as much as a page, so the first load does without this list. */
export const pageFiles = import.meta.glob<PageModule>('../features/*/*-page.tsx');
