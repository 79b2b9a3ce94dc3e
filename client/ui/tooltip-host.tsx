import { useEffect } from 'react';

/** Waits for the first element with `data-tooltip` that is hovered or focused, and only then fetches the tooltip. */
export const TooltipHost = () => {
  useEffect(() => {
    const waiting = new AbortController();
    let stop = () => {};
    const start = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-tooltip]')) return;
      waiting.abort();
      import('./tooltip.ts').then(
        ({ startTooltips }) => {
          stop = startTooltips(event);
        },
        () => {},
      );
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, start, { signal: waiting.signal, passive: true });
    }
    return () => {
      waiting.abort();
      stop();
    };
  }, []);
  return null;
};
