import { useEffect } from 'react';
import type { Client } from 'urql';
import { cartStoreOf } from '../../cart/cart-store.ts';
import { useCart } from '../../cart/use-cart.ts';
import type { Locale } from '../../i18n/locale.ts';
import { lookedLines, lookedTurn } from '../../session/looked-lines.ts';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { inTurn } from '../../storage/tabs.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { appointmentDialog, serviceDialog, successDialog } from './dialogs.ts';
import { bookService, removeTimeless } from './use-service-line.ts';

/** A booking that sign-in interrupted, with its time on the way into the cart where one was chosen. */
export type BegunBooking = ReturnType<typeof beginBooking>;

/** Begins the booking that sign-in interrupted; it is taken once, so that no reload and no second tab repeats it. */
export const beginBooking = (client: Client, locale: Locale) => {
  const action = takeWantedAction('bookService');
  if (!action) return null;
  const { serviceId, branchId, slot, receiver, name } = action;
  const booking = { serviceId, branchId };
  if (receiver) return { booking: { ...booking, receiver }, dialog: serviceDialog };
  if (!slot) return { booking, dialog: appointmentDialog };
  const store = cartStoreOf(client, locale);
  store.open();
  return { booking: { ...booking, wanted: slot, adding: bookService(store, booking, slot) }, name };
};

/** Takes out of the cart what was only looked at, and shows how the begun booking goes. */
export const ResumeBooking = ({ begun }: { begun: BegunBooking }) => {
  const dialogs = useDialogs();
  const { store } = useCart();
  useEffect(() => {
    const found = lookedLines();
    if (found.length === 0) return;
    // What a reload or a closed tab has left behind, once no other tab looks at times.
    const left = () => lookedLines().filter((id) => found.includes(id));
    void inTurn(lookedTurn, () => removeTimeless(store, left()));
  }, [store]);
  useEffect(() => {
    if (!begun) return;
    const { booking, dialog, name } = begun;
    if (dialog) return dialogs.open(dialog, booking);
    const isBooked = booking.adding.then(({ booked }) => Boolean(booked && !booked.error));
    dialogs.open(successDialog, { isChange: false, pending: { name, slot: booking.wanted, isBooked } });
    // Says why, and offers other times.
    void isBooked.then((isThere) => isThere || dialogs.openInstead(appointmentDialog, booking));
  }, [begun, dialogs]);
  return null;
};
