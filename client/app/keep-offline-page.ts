/**
 * Lets the browser keep the page that stands in when there is no network, after everything else has been done. The
 * development server has none.
 */
export const keepOfflinePage = (): void => {
  if (!import.meta.env.PROD) return;
  // Missing outside secure contexts.
  const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 3_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
