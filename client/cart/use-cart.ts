import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { useSession } from '../session/viewer-scope.tsx';
import { cartStoreOf } from './cart-store.ts';

/**
 * The cart of this window, followed from the first use on; a guest has none. On the server, and while hydrating, it is
 * that of the printed page, if that shows one. `given` goes into the order, and with every question for times.
 */
export const useCart = () => {
  const store = cartStoreOf(useClient());
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) store.open();
  }, [store, isSignedIn]);
  return { store, ...useSyncExternalStore(store.subscribe, store.state, store.state) };
};
