const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'];

/**
 * Does something once, as soon as the visitor moves, touches, scrolls or types: before the first press, and not at all
 * for a page that is only looked at. Answers how to stop waiting.
 */
export const atFirstSign = (work: () => void): (() => void) => {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    work();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
};
