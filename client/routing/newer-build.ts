const hourMs = 3_600_000;

let isKnown = false;

const askForLatest = async () => {
  const { entry } = await (await fetch('/latest-build.json')).json();
  isKnown ||= entry && !document.querySelector(`script[src="${entry}"]`);
};

/**
 * Called when the server does not understand a request of this window: the builds differ, and the next link
 * loads its page in full.
 */
export const noteNewerBuild = (): void => {
  isKnown = true;
};

export const isNewerBuildKnown = (): boolean => isKnown;

/** Checks every hour for a newer build than that of this window; a failed request is ignored. */
export const watchLatestBuild = (): void => {
  setInterval(() => askForLatest().catch(() => {}), hourMs);
};

/** Whether a click on a link needs a full page load, which brings the newer build; offline none. */
export const leadsToNewerBuild = (href: string): boolean =>
  isKnown && navigator.onLine && new URL(href).pathname !== window.location.pathname;

const missing = new WeakSet<Error>();

/** Called once, by the entry. Vite reports each file of its build that could not be loaded. */
export const watchMissingCode = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));

/** Whether an error is a failed import, perhaps of a file of an older build. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/**
 * Reloads when the code of a page is missing, at most once in ten seconds. `early.ts` does it, since these modules
 * may be missing too.
 */
export const reloadForMissingCode = (error: unknown): void => {
  if (isMissingCode(error)) window.dispatchEvent(new Event('rawnaq.missing-code'));
};
