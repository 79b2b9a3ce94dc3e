/** Pages that visitors arrive on and that get a style sheet of their own size; the others take the whole one. */
export const landingPages: readonly string[] = ['content/home-page', 'catalogue/services-page'];

/** The source of a page as the build names it. */
export const sourceOf = (page: string): string => `client/features/${page}.tsx`;
