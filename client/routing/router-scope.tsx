import { createContext, type ReactNode, use, useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import type { PageLoader } from './page-loader.ts';

const attribute = 'data-navigating';

/**
 * Marks the document while a page that was clicked is on its way, so that the page shows the click on a slow network.
 */
export const markNavigation = (): void => document.documentElement.setAttribute(attribute, '');

export const endNavigation = (): void => document.documentElement.removeAttribute(attribute);

type Router = { loader: PageLoader; navigate: NavigateFunction };

const RouterContext = createContext<Router | null>(null);

export const useRouter = (): Router => {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no RouterScope above this component');
  return router;
};

export const RouterScope = ({ loader, children }: { loader: PageLoader; children: ReactNode }) => {
  // Once for a page: each of its many links would look up the router again.
  const navigate = useNavigate();
  const router = useMemo(() => ({ loader, navigate }), [loader, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
};
