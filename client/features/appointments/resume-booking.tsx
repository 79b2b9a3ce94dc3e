import { useEffect } from 'react';
import { useSession } from '../../session/viewer-scope.tsx';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { appointmentDialog, serviceDialog } from './dialogs.tsx';
import { useForgottenLines } from './use-looked-line.ts';

/** Takes out of the cart what was only looked at, and goes on with the booking that sign-in interrupted; it is taken once, so that no reload and no second tab repeats it. */
export const ResumeBooking = () => {
  const session = useSession();
  const dialogs = useDialogs();
  const isSignedIn = session !== null;
  const takeOutForgotten = useForgottenLines();
  useEffect(() => {
    if (isSignedIn) takeOutForgotten();
  }, [isSignedIn, takeOutForgotten]);
  useEffect(() => {
    const action = isSignedIn ? takeWantedAction('bookService') : null;
    if (!action) return;
    const { serviceId, branchId, slot, receiver } = action;
    if (receiver) return dialogs.open(serviceDialog, { serviceId, branchId, receiver });
    dialogs.open(appointmentDialog, { serviceId, branchId, ...(slot && { wanted: slot }) });
  }, [isSignedIn, dialogs]);
  return null;
};
