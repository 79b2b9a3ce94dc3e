const hour = 3_600_000;

let isKnown = false;

const askForLatest = async () => {
  const { script } = await (await fetch('/latest-build.json')).json();
  // The document of the latest build names its first script.
  isKnown ||= script && !document.querySelector(`script[src="${script}"]`);
};

/** Called when the server does not understand what this window asks: it is of another build, and the next page is. */
export const noteNewerBuild = (): void => {
  isKnown = true;
};

export const isNewerBuildKnown = (): boolean => isKnown;

/** Asks every hour whether the shop has a newer build than this window; an answer that does not come says nothing. */
export const watchLatestBuild = (): void => {
  setInterval(() => askForLatest().catch(() => {}), hour);
};

/** Whether a press on a link should be the browser's, which fetches the page anew and the newer build with it. */
export const leadsToNewerBuild = (href: string): boolean =>
  isKnown && href.split(/[?#]/, 1)[0] !== window.location.pathname;
