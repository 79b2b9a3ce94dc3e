import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';
import type { Address } from './address-list.ts';

const words = ['addresses'] satisfies Word[];

export type AddressesProps = {
  /** Told which address was chosen, after the dialog has closed. */
  onChosen?: ((address: Address) => void) | undefined;
};

/** A customer's addresses, to choose the preferred one and to look after them. */
export const addressesDialog = defineDialog<AddressesProps>({
  name: 'AdressesDialog',
  words,
  load: () => import('./addresses-dialog.tsx'),
});

export type AddAddressProps = {
  /** The address to change; null adds one. */
  address: Address | null;
  /** Whether it is the preferred one once it is saved. */
  isPreferred: boolean;
  /** Told after the dialog has closed. */
  onSaved?: ((address: Address) => void) | undefined;
};

/** Places a pin and names it: a new address, or a change to one. */
export const addAddressDialog = defineDialog<AddAddressProps>({
  name: 'ADD_ADDRESS',
  words,
  load: () => import('./add-address-dialog.tsx'),
});
