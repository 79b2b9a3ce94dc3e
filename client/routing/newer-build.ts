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
  isKnown && navigator.onLine && new URL(href).pathname !== window.location.pathname;

const missing = new WeakSet<Error>();

/** Called once, by the entry. Vite tells of each file of its build that could not be fetched. */
export const watchMissingCode = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));

/** Whether this is why something failed: its code could not be fetched, and may have gone with an older build. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/**
 * Reloads when the code of a page is missing, at most once in ten seconds. `early.ts` does it, since the page may be
 * without any of these modules.
 */
export const reloadForMissingCode = (error: unknown): void => {
  if (isMissingCode(error)) window.dispatchEvent(new Event('rawnaq.missing-code'));
};
