import { useEffect } from 'react';
import { useCart } from '../../cart/use-cart.ts';
import { lookedLines, lookedTurn } from '../../session/looked-lines.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { inTurn } from '../../storage/tabs.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { appointmentDialog, serviceDialog } from './dialogs.ts';
import { bookService, removeTimeless } from './use-service-line.ts';

/** Takes out of the cart what was only looked at, and goes on with the booking that sign-in interrupted; it is taken once, so that no reload and no second tab repeats it. */
export const ResumeBooking = () => {
  const isSignedIn = useSession() !== null;
  const dialogs = useDialogs();
  const { store } = useCart();
  useEffect(() => {
    const found = isSignedIn ? lookedLines() : [];
    if (found.length === 0) return;
    // What a reload or a closed tab has left behind, once no other tab looks at times.
    const left = () => lookedLines().filter((id) => found.includes(id));
    void inTurn(lookedTurn, () => removeTimeless(store, left()));
  }, [isSignedIn, store]);
  useEffect(() => {
    const action = isSignedIn ? takeWantedAction('bookService') : null;
    if (!action) return;
    const { serviceId, branchId, slot, receiver } = action;
    const booking = { serviceId, branchId };
    if (receiver) return dialogs.open(serviceDialog, { ...booking, receiver });
    if (!slot) return dialogs.open(appointmentDialog, booking);
    // On a slow phone the dialog takes longer than the provider.
    const adding = bookService(store, booking, slot);
    dialogs.open(appointmentDialog, { ...booking, wanted: slot, adding });
  }, [isSignedIn, dialogs, store]);
  return null;
};
