/**
 * Where the texts of this build's operations are, by their ids. The build puts the URL in place; while developing,
 * operations are sent as texts anyway.
 */
export const textsUrl: string | null = null;
