/** Runs a task after the next frame: the response to a press is painted first. A hidden tab runs it when visible. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
