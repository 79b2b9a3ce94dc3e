import { useCallback, useEffect } from 'react';
import { useSession } from '../../session/viewer-scope.tsx';
import { afterSignIn, type WantedAction } from '../../session/wanted-action.ts';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { fetchesAhead } from '../../ui/fetches-ahead.ts';

export const signInDialog = defineDialog({
  name: 'AuthWizard',
  tall: 'low',
  load: () => import('./sign-in-dialog.tsx'),
});

/** Where to go on once the customer is known: a page of this shop, else the open one; and the interrupted action. */
type Wanted = { returnTo?: string | null | undefined; action?: WantedAction | null };

const shownPage = () => window.location.pathname + window.location.search;

/**
 * Opens the sign-in wizard at its intro step and remembers the guest's action. Where the next press leads there, `isNext`
 * fetches its code while the guest reads.
 */
export const useOpenSignIn = ({ isNext = false } = {}) => {
  const dialogs = useDialogs();
  const isGuest = useSession() === null;
  useEffect(() => {
    if (isNext && isGuest && fetchesAhead()) signInDialog.load().catch(() => {});
  }, [isNext, isGuest]);
  return useCallback(
    ({ returnTo = shownPage(), action = null }: Wanted = {}) => {
      afterSignIn.write({ returnTo, action });
      dialogs.open(signInDialog, {});
    },
    [dialogs],
  );
};
