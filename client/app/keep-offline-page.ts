import { whenIdle } from './when-idle.ts';

/**
 * Lets the browser keep the page that stands in when there is no network, after everything else has been done. The
 * development server has none.
 */
export const keepOfflinePage = (): void => {
  if (!import.meta.env.PROD) return;
  whenIdle(async () => {
    try {
      // Missing outside secure contexts.
      await navigator.serviceWorker?.register('/service-worker.js');
    } catch {
      // A browser that forbids storage keeps no page either.
    }
  });
};
