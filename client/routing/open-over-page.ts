import { useNavigate } from 'react-router';

/** The state of a history entry for a dialog over the page before it. */
export type OverPage = { isOverPage: true };

/** How a URL is gone to that shows a dialog over the page. */
export const overPage = { state: { isOverPage: true } satisfies OverPage, preventScrollReset: true };

/** Navigates to a URL dialog over the page; Back closes it. */
export const useOpenOverPage = () => {
  const navigate = useNavigate();
  return (to: string) => navigate(to, overPage);
};
