import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { leadBackThrough, type Router } from './back-through-dialogs.ts';
import { DialogContext, DialogStore } from './dialog-store.tsx';

/** The browser's router; the server has none. */
export const RouterContext = createContext<Router | null>(null);

export const DialogScope = ({ children }: { children: ReactNode }) => {
  const router = use(RouterContext);
  const [store] = useState(() => new DialogStore());
  useEffect(() => (router ? leadBackThrough(store, router) : undefined), [store, router]);
  return <DialogContext value={store}>{children}</DialogContext>;
};
