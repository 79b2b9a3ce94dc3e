/** Pages that visitors arrive on and that get a style sheet of their own size; the others take the whole one. */
export const landingPages: readonly string[] = ['content/home-page', 'catalogue/services-page'];

/** Lazy parts of landing pages that are shown sooner or later: their looks come with the landing sheet, their code later. */
export const landingParts: readonly string[] = [
  'catalogue/pagination',
  'catalogue/service-arrangement',
  'content/home-extras',
];

/** The source of a page as the build names it. */
export const sourceOf = (page: string): string => `client/features/${page}.tsx`;
