/** What of tracking is not needed before the page can be used: the question, the third parties, the longer stories. */
export const loadTracking = () => import('./tracking-desk.tsx');
