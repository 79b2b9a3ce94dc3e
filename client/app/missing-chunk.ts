const key = 'rawnaq.chunk-reload';
const guardMilliseconds = 10_000;

const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message);

/** Reloads when the code of a page has gone with an older build, at most once in ten seconds. */
export const reloadOnceForMissingChunk = (error: unknown): void => {
  if (!isMissingChunk(error)) return;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < guardMilliseconds) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
};
