/** Milliseconds of work within which a quick device makes a page live. Where it takes longer, a transition would be late. */
const quickStart = 60;

/** Marks the document of a quick device; `startedAt` is when the page began to become live. */
export const markQuick = (startedAt: number): void => {
  if (performance.now() - startedAt < quickStart) document.documentElement.dataset.quick = '';
};

/** Whether things may move: the device is quick, and the visitor has not asked it for less motion. */
export const mayMove = (): boolean =>
  'quick' in document.documentElement.dataset && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
