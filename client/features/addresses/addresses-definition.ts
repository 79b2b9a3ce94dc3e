import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { AddressesProps } from './addresses-dialog.tsx';

/** A customer's addresses, to choose the preferred one and to look after them. */
export const addressesDialog = defineDialog<AddressesProps>({
  name: 'AdressesDialog',
  load: () => import('./addresses-dialog.tsx'),
});
