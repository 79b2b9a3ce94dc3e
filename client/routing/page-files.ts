import type { PageModule } from './page.ts';

/** All pages of the shop. A document names its own page, so the first load does without this list. */
export const pageFiles = import.meta.glob<PageModule>('../features/*/*-page.tsx');
