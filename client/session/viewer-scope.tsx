import { createContext, type ReactNode, use } from 'react';
import type { Client } from 'urql';
import { ViewerDocument, type ViewerQuery } from '../graphql/generated/graphql.ts';
import { useViewerQuery } from '../graphql/generated/hooks.ts';

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

export const SessionEndedContext = createContext<() => void>(() => {});

/**
 * The reaction to an answer without a session: forget the customer and open the sign-in wizard. A signed-in
 * customer's window does so by itself for all requests through the client.
 */
export const useSessionEnded = (): (() => void) => use(SessionEndedContext);

/**
 * Whether to ask for customers' data. The server trusts a session that looks good, so that with a slow
 * provider no visitor waits for one query after the other; when that session has ended, the page is printed again for a
 * guest.
 */
export const isSignedIn = async ({ client, hasSession }: { client: Client; hasSession?: boolean }) =>
  hasSession ?? Boolean((await client.query(ViewerDocument, {})).data?.viewer.session);
