import { createContext, type ReactNode, use } from 'react';
import { useViewerQuery, type ViewerQuery } from '../graphql/generated/operations.ts';

export const SessionEndedContext = createContext<() => void>(() => {});

/**
 * What to do when an answer says that there is no session: forget the customer and open the sign-in wizard. A signed-in
 * customer's window does so by itself for whatever is asked through the client.
 */
export const useSessionEnded = (): (() => void) => use(SessionEndedContext);

export type Session = NonNullable<ViewerQuery['viewer']['session']>;

const ViewerContext = createContext<ViewerQuery | null>(null);

/** Asks once for the viewer of a whole page. */
export const ViewerScope = ({ children }: { children: ReactNode }) => {
  const [{ data }] = useViewerQuery({});
  return <ViewerContext value={data ?? null}>{children}</ViewerContext>;
};

/** The signed-in customer's session, or null for a guest. */
export const useSession = (): Session | null => use(ViewerContext)?.viewer.session ?? null;

/** The shop's name, contact addresses and seller details. */
export const useStorefront = (): ViewerQuery['storefront'] | null => use(ViewerContext)?.storefront ?? null;
