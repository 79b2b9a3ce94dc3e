/** Whether things may move: the visitor has not asked their device for less motion. */
export const mayMove = (): boolean => window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
