/** Runs a task once the page has loaded and the browser is idle, at the latest 10 s after the load. */
export const whenIdle = (work: () => void): void => {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 3_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};
