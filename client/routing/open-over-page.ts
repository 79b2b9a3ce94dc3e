import { useNavigate } from 'react-router';
import type { EntryState } from '../ui/dialog/back-through-dialogs.ts';

/** How a URL is gone to that shows a dialog over the page. */
export const overPage = { state: { isOverPage: true } satisfies EntryState, preventScrollReset: true };

/** Navigates to a URL dialog over the page; Back closes it. */
export const useOpenOverPage = () => {
  const navigate = useNavigate();
  return (to: string) => navigate(to, overPage);
};
