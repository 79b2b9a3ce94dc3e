/** Runs a task after the next frame: the customer first sees the answer to what they did. Not before a hidden tab is seen. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

let resolveFirst = () => {};

/**
 * Resolves as soon as the visitor moves, touches, scrolls, types or comes back to the tab: before the first press, and
 * not at all for a page that is only looked at. A navigation and a question to the server count as well.
 */
export const firstSign = new Promise<void>((resolve) => {
  resolveFirst = resolve;
});

export const noteSign = (): void => resolveFirst();

const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll', 'visibilitychange'];

/** Called once, by the entry. */
export const listenForSigns = (): void => {
  const waiting = new AbortController();
  const hear = () => {
    // Leaving is no sign.
    if (document.visibilityState === 'hidden') return;
    waiting.abort();
    // What is fetched and run for it would hold back the answer to a press.
    afterPaint(noteSign);
  };
  for (const sign of signs) window.addEventListener(sign, hear, { signal: waiting.signal, passive: true });
};
