import { useViewerQuery, type ViewerQuery } from '../graphql/generated/operations.ts';

export type Session = NonNullable<ViewerQuery['viewer']['session']>;

/** The signed-in customer's session, or null for a guest. */
export const useSession = (): Session | null => useViewerQuery({})[0].data?.viewer.session ?? null;

/** The house's own name, addresses and seller details. */
export const useStorefront = (): ViewerQuery['storefront'] | null => useViewerQuery({})[0].data?.storefront ?? null;
