import { useEffect } from 'react';

/** Waits for the first element with `data-tooltip` that is hovered or focused, and only then fetches the tooltip. */
export const TooltipHost = () => {
  useEffect(() => {
    let waiting = new AbortController();
    let stop = () => {};
    let isGone = false;
    const start = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-tooltip]')) return;
      waiting.abort();
      import('./tooltip.ts').then(({ startTooltips }) => {
        if (!isGone) stop = startTooltips(event);
      }, wait);
    };
    // The tooltip's text is also the accessible name of its element: when its code cannot be fetched, the next one
    // tries again.
    const wait = () => {
      if (isGone) return;
      waiting = new AbortController();
      for (const type of ['pointerover', 'focusin']) {
        document.addEventListener(type, start, { signal: waiting.signal, passive: true });
      }
    };
    wait();
    return () => {
      isGone = true;
      waiting.abort();
      stop();
    };
  }, []);
  return null;
};
