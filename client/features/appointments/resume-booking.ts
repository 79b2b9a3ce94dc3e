import { type ComponentType, useEffect } from 'react';
import type { Client } from 'urql';
import { cartStoreOf } from '../../cart/cart-store.ts';
import { useCart } from '../../cart/use-cart.ts';
import { lookedLines, lookedTurn } from '../../session/looked-lines.ts';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { inTurn } from '../../storage/tabs.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { appointmentDialog, serviceDialog, successDialog } from './dialogs.ts';
import { bookService, removeTimeless } from './use-service-line.ts';

/** Takes the booking that sign-in interrupted, so that no reload and no second tab repeats it, and begins it. */
const begin = (client: Client) => {
  const action = takeWantedAction('bookService');
  if (!action) return null;
  const { serviceId, branchId, slot, receiver, name } = action;
  const booking = { serviceId, branchId };
  if (receiver) return { booking: { ...booking, receiver }, dialog: serviceDialog };
  if (!slot) return { booking, dialog: appointmentDialog };
  const store = cartStoreOf(client);
  store.open();
  return { booking: { ...booking, wanted: slot, adding: bookService(store, booking, slot) }, name };
};

const useBegun = (begun: ReturnType<typeof begin>): void => {
  const dialogs = useDialogs();
  useEffect(() => {
    if (!begun) return;
    const { booking, dialog, name } = begun;
    if (dialog) return dialogs.open(dialog, booking);
    const isBooked = booking.adding.then(({ booked }) => Boolean(booked && !booked.error));
    dialogs.open(successDialog, { isChange: false, pending: { name, slot: booking.wanted, isBooked } });
    // Says why, and offers other times.
    void isBooked.then((isThere) => isThere || dialogs.openInstead(appointmentDialog, booking));
  }, [begun, dialogs]);
};

/** Takes lines out of the cart that were only looked at, left behind by a reload or a closed tab. */
const useLeftLines = (): void => {
  const { store } = useCart();
  useEffect(() => {
    const found = lookedLines();
    if (found.length === 0) return;
    const left = () => lookedLines().filter((id) => found.includes(id));
    // Once no other tab looks at times.
    void inTurn(lookedTurn, () => removeTimeless(store, left()));
  }, [store]);
};

/** Goes on with the booking that sign-in interrupted; the component shows how it goes. */
export const resumeBooking = (client: Client): ComponentType => {
  const begun = begin(client);
  return () => {
    useLeftLines();
    useBegun(begun);
    return null;
  };
};
