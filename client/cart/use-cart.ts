import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { useLocale } from '../i18n/use-locale.tsx';
import { useSession } from '../session/viewer-scope.tsx';
import type { CartState } from './cart-changes.ts';
import { type CartParams, toParamsInput } from './cart-params.ts';
import { type CartStore, cartStoreOf } from './cart-store.ts';

/** The cart of this window, followed from the first use on; a guest has none. */
export const useCartStore = (): CartStore => {
  const store = cartStoreOf(useClient(), useLocale());
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) store.open();
  }, [store, isSignedIn]);
  return store;
};

/** On the server, and while hydrating, there is no answer yet. */
export const useCartState = (store: CartStore): CartState =>
  useSyncExternalStore(store.subscribe, store.state, store.state);

/** The part of the cart that other features use. */
export const useCart = () => {
  const store = useCartStore();
  const { given, cart } = useCartState(store);
  const removeTimeless = useCallback(
    async (ids: readonly string[], onGone: (ids: readonly string[]) => void): Promise<void> => {
      const cart = await store.settle();
      if (!cart) return;
      const lines = cart.lines.filter(({ id, startAt }) => ids.includes(id) && startAt === null);
      onGone(ids.filter((id) => lines.every((line) => line.id !== id)));
      for (const line of lines) {
        const outcome = await store.change({ kind: 'remove', line });
        if (outcome?.kind === 'done') onGone([line.id]);
      }
    },
    [store],
  );
  return {
    /** With the customer's own pending changes on it; null until the first answer. */
    cart,
    /** What the provider has taken beside the lines: it goes with every change, and into the order. */
    params: useMemo(() => toParamsInput(given), [given]),
    /** Waits for that; answers the cart as the provider last told it. */
    settle: store.settle,
    /** Takes out those of these lines that have no time; told of what is not among them, and of what is out. */
    removeTimeless,
    setGiftCard: (giftCard: CartParams['giftCard']) =>
      store.change({ kind: 'params', edit: (params) => ({ ...params, giftCard }) }),
  };
};
