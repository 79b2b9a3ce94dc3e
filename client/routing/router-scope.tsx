import { createContext, type ReactNode, use } from 'react';
import type { Route } from './page.ts';
import type { PageLoader } from './page-loader.ts';

type Router = { routes: readonly Route[]; loader: PageLoader };

const RouterContext = createContext<Router | null>(null);

export const useRouter = (): Router => {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no RouterScope above this component');
  return router;
};

export const RouterScope = ({ routes, loader, children }: Router & { children: ReactNode }) => (
  <RouterContext value={{ routes, loader }}>{children}</RouterContext>
);
