const hourMs = 3_600_000;

let isKnown = false;

const askForLatest = async () => {
  const { entry } = await (await fetch('/latest-build.json')).json();
  isKnown ||= entry && !document.querySelector(`script[src="${entry}"]`);
};

/**
 * Called when the server does not understand a request of this window: the builds differ, and the next page is loaded
 * anew.
 */
export const noteNewerBuild = (): void => {
  isKnown = true;
};

export const isNewerBuildKnown = (): boolean => isKnown;

/** Asks every hour whether the shop has a newer build than this window; a missing answer is ignored. */
export const watchLatestBuild = (): void => {
  setInterval(() => askForLatest().catch(() => {}), hourMs);
};

/** Whether a click on a link needs a full page load, which brings the newer build; without a network nothing is loaded. */
export const leadsToNewerBuild = (href: string): boolean =>
  isKnown && navigator.onLine && href.split(/[?#]/, 1)[0] !== window.location.pathname;

const isMissingChunk = (error: unknown) =>
  error instanceof Error && /imported module|module script|preload CSS/.test(error.message);

/**
 * Reloads when the code of a page has gone with an older build, at most once in ten seconds. The script in the document
 * does it, since the page may be without any of these modules.
 */
export const reloadOnceForMissingChunk = (error: unknown): void => {
  if (isMissingChunk(error)) window.dispatchEvent(new Event('rawnaq.missing-chunk'));
};
