import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { useLocale } from '../i18n/use-locale.tsx';
import { useSession } from '../session/viewer-scope.tsx';
import { toParamsInput } from './cart-params.ts';
import { cartStoreOf } from './cart-store.ts';

/**
 * The cart of this window, followed from the first use on; a guest has none. On the server, and while hydrating, there
 * is no answer yet. `input` goes into the order, and with every question for times.
 */
export const useCart = () => {
  const store = cartStoreOf(useClient(), useLocale());
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) store.open();
  }, [store, isSignedIn]);
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  return { store, ...state, input: toParamsInput(state.given) };
};
