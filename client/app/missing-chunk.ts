const key = 'rawnaq.chunk-reload';
const guardMilliseconds = 10_000;

const isMissingChunk = (error: unknown) =>
  error instanceof Error && /imported module|module script|preload CSS/.test(error.message);

/** False within ten seconds after the last time, and where the browser keeps nothing, which could reload for ever. */
const mayReload = () => {
  try {
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < guardMilliseconds) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads when the code of a page has gone with an older build, at most once in ten seconds. Without a network nothing
 * has gone, and a reload would take the page away.
 */
export const reloadOnceForMissingChunk = (error: unknown): void => {
  if (isMissingChunk(error) && navigator.onLine && mayReload()) window.location.reload();
};
