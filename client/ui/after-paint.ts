/** Runs a task after the next frame: the customer first sees the answer to what they did. Not before a hidden tab is seen. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
