import { createContext, use } from 'react';
import type { PageContext } from './page.ts';

export const CurrentPageContext = createContext<PageContext | null>(null);

/** Parameters and query of the page that is shown. */
export const usePage = (): PageContext => {
  const context = use(CurrentPageContext);
  if (!context) throw new Error('There is no page above this component');
  return context;
};
