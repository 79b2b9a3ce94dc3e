import { useCallback } from 'react';
import { afterSignIn, type WantedAction } from '../../session/wanted-action.ts';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';

export const signInDialog = defineDialog({
  name: 'AuthWizard',
  tall: 'low',
  load: () => import('./sign-in-dialog.tsx'),
});

/** Where to go on once the customer is known: a page of this shop, else the one that is shown; and the action that sign-in interrupted. */
type Wanted = { returnTo?: string | null | undefined; action?: WantedAction | null };

const shownPage = () => window.location.pathname + window.location.search;

/** Opens the sign-in wizard at its intro step and remembers what the guest wanted. */
export const useOpenSignIn = () => {
  const dialogs = useDialogs();
  return useCallback(
    ({ returnTo = shownPage(), action = null }: Wanted = {}) => {
      afterSignIn.write({ returnTo, action });
      dialogs.open(signInDialog, {});
    },
    [dialogs],
  );
};
