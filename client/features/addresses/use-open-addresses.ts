import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { useOpenSignIn } from '../session/public.ts';
import type { AddressesProps } from './addresses-dialog.tsx';

/** A customer's addresses, to choose the preferred one and to look after them. */
const addressesDialog = defineDialog<AddressesProps>({
  name: 'AdressesDialog',
  load: () => import('./addresses-dialog.tsx'),
});

/**
 * Opens the customer's addresses. Opened from another dialog, that one comes back afterwards, drawn afresh. With
 * `onChosen` it is a choice: the chosen address, also a new one, becomes the preferred one and is handed over.
 * A guest is asked to sign in.
 */
export const useOpenAddresses = ({ onChosen }: AddressesProps = {}): (() => void) => {
  const dialogs = useDialogs();
  const session = useSession();
  const locale = useLocale();
  const openSignIn = useOpenSignIn();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    if (session) dialogs.openOver(addressesDialog, { onChosen });
    else openSignIn({ returnTo: localePath(locale, pathname) + search });
  }, [session, dialogs, onChosen, openSignIn, locale, pathname, search]);
};
