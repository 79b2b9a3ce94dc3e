import { useRouter } from './router-scope.tsx';

/** The state of a history entry for a dialog over the page before it. */
export type OverPage = { keepScroll: true; isOverPage: true };

const overPage: OverPage = { keepScroll: true, isOverPage: true };

/** Goes to a URL that shows a dialog over the page; the browser's way back closes it. */
export const useOpenOverPage = () => {
  const { navigate } = useRouter();
  return (to: string) => navigate(to, { state: overPage });
};
