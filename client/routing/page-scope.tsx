import { createContext, type ReactNode, use } from 'react';
import type { PageContext } from './page.ts';

const CurrentPageContext = createContext<PageContext | null>(null);

/** Parameters and query of the page that is shown. */
export const usePage = (): PageContext => {
  const context = use(CurrentPageContext);
  if (!context) throw new Error('There is no PageScope above this component');
  return context;
};

export const PageScope = ({ context, children }: { context: PageContext; children: ReactNode }) => (
  <CurrentPageContext value={context}>{children}</CurrentPageContext>
);
