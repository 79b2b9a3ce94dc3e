import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { useOpenSignIn } from '../session/public.ts';
import type { AddressesProps } from './addresses-dialog.tsx';

/** A customer's addresses, to choose the preferred one and to look after them. */
const addressesDialog = defineDialog<AddressesProps>({
  name: 'AdressesDialog',
  load: withAccountTexts(() => import('./addresses-dialog.tsx')),
});

/**
 * Opens the customer's addresses. Opened from another dialog, that one comes back afterwards, drawn afresh. With
 * `onChosen` it is a choice: the chosen address, also a new one, becomes the preferred one and is handed over.
 * A guest is asked to sign in.
 */
export const useOpenAddresses = ({ onChosen }: AddressesProps = {}): (() => void) => {
  const dialogs = useDialogs();
  const session = useSession();
  const openSignIn = useOpenSignIn();
  return () => (session ? dialogs.openOver(addressesDialog, { onChosen }) : openSignIn());
};
