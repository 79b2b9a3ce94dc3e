import type { Namespace } from '../../i18n/namespaces.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { AddressesProps } from './addresses-dialog.tsx';

/** A customer's addresses, to choose the preferred one and to look after them. */
export const addressesDialog = defineDialog<AddressesProps>({
  name: 'AdressesDialog',
  namespaces: ['addresses'] satisfies Namespace[],
  load: () => import('./addresses-dialog.tsx'),
});
