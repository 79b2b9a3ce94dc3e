import { type ComponentType, useEffect } from 'react';
import type { Client } from 'urql';
import { cartStoreOf } from '../../cart/cart-store.ts';
import { useCart } from '../../cart/use-cart.ts';
import { lookedLines, lookedTurn } from '../../session/looked-lines.ts';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { inTurn } from '../../storage/tabs.ts';
import { type DialogStore, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { appointmentDialog, serviceDialog, successDialog } from './dialogs.ts';
import { bookService, removeTimeless } from './use-service-line.ts';

/** Takes the booking that sign-in interrupted, so that no reload and no second tab repeats it, and begins it. */
const begin = (client: Client): ((dialogs: DialogStore) => void) | null => {
  const action = takeWantedAction('bookService');
  if (!action) return null;
  const { serviceId, branchId, slot: wanted, receiver, name } = action;
  const booking = { serviceId, branchId };
  if (receiver) return (dialogs) => dialogs.open(serviceDialog, { ...booking, receiver });
  if (!wanted) return (dialogs) => dialogs.open(appointmentDialog, booking);
  const store = cartStoreOf(client);
  store.open();
  const adding = bookService(store, booking, wanted);
  const isBooked = adding.then(({ booked }) => Boolean(booked && !booked.error));
  return (dialogs) => {
    dialogs.open(successDialog, { isChange: false, pending: { name, slot: wanted, isBooked } });
    // Says why, and offers other times.
    void isBooked.then((isThere) => isThere || dialogs.openInstead(appointmentDialog, { ...booking, wanted, adding }));
  };
};

/**
 * Goes on with the booking that sign-in interrupted; the component shows how it goes. It also takes lines out of the cart
 * that were only looked at, left behind by a reload or a closed tab.
 */
export const resumeBooking = (client: Client): ComponentType => {
  const goOn = begin(client);
  return () => {
    const dialogs = useDialogs();
    const { store } = useCart();
    useEffect(() => {
      const found = lookedLines();
      if (found.length === 0) return;
      const left = () => lookedLines().filter((id) => found.includes(id));
      // Once no other tab looks at times.
      void inTurn(lookedTurn, () => removeTimeless(store, left()));
    }, [store]);
    useEffect(() => goOn?.(dialogs), [dialogs]);
    return null;
  };
};
