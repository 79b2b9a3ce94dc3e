import { useEffect } from 'react';
import { useSession } from '../../session/viewer-scope.tsx';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { appointmentDialog } from './dialogs.tsx';

/** Goes on with the booking that sign-in interrupted; it is taken once, so that no reload and no second tab repeats it. */
export const ResumeBooking = () => {
  const session = useSession();
  const dialogs = useDialogs();
  const isSignedIn = session !== null;
  useEffect(() => {
    const action = isSignedIn ? takeWantedAction('bookService') : null;
    if (!action) return;
    const { serviceId, branchId, slot } = action;
    dialogs.open(appointmentDialog, { serviceId, branchId, ...(slot && { wanted: slot }) });
  }, [isSignedIn, dialogs]);
  return null;
};
