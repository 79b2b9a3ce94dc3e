const isMissingChunk = (error: unknown) =>
  error instanceof Error && /imported module|module script|preload CSS/.test(error.message);

/**
 * Reloads when the code of a page has gone with an older build, at most once in ten seconds. The script in the document
 * does it, since the page may be without any of these modules.
 */
export const reloadOnceForMissingChunk = (error: unknown): void => {
  if (isMissingChunk(error)) window.dispatchEvent(new Event('rawnaq.missing-chunk'));
};
