/** The part of tracking that is loaded after the page: the question, the third parties, the longer texts. */
export const loadTracking = () => import('./tracking-desk.tsx');
