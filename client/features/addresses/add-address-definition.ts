import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { AddAddressProps } from './use-address-form.ts';

/** Places a pin and names it: a new address, or a change to one. */
export const addAddressDialog = defineDialog<AddAddressProps>({
  name: 'ADD_ADDRESS',
  load: () => import('./add-address-dialog.tsx'),
});
