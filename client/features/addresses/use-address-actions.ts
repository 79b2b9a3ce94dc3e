import { useClient } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { type AddressInput, UpdateAddressDocument } from '../../graphql/generated/graphql.ts';
import { useDeleteAddressMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { type DialogControls, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { isPlaced, useAddressBook, useTellFailure } from './address-book.ts';
import { type Address, shortTitle } from './address-list.ts';
import type { Position } from './map-rules.ts';
import type { AddAddressProps } from './use-address-form.ts';

/** Places a pin and names it: a new address, or a change to one. */
export const addAddressDialog = defineDialog<AddAddressProps>({
  name: 'ADD_ADDRESS',
  load: withAccountTexts(() => import('./add-address-dialog.tsx')),
});

export type AddressesProps = {
  /** Told which address was chosen, after the dialog has closed. */
  onChosen?: ((address: Address) => void) | undefined;
};

/** All fields of the address, and the mark. */
const preferredInput = (address: Address & Position): AddressInput => ({
  title: address.title,
  fullAddress: address.fullAddress,
  description: address.description,
  buildingNumber: address.buildingNumber,
  streetName: address.streetName,
  cityName: address.cityName,
  neighborhood: address.neighborhood,
  latitude: address.latitude,
  longitude: address.longitude,
  isPreferred: true,
});

/** Makes an address the preferred one; the failure is told even when the dialog is gone. */
const usePreferAddress = () => {
  const client = useClient();
  const book = useAddressBook();
  const tell = useTellFailure();
  return async (address: Address & Position): Promise<void> => {
    const failure = await book.prefer(address.id, async () => {
      const variables = { id: address.id, input: preferredInput(address) };
      const { error } = await client.mutation(UpdateAddressDocument, variables);
      return error ? failureOf(error) : null;
    });
    if (failure) tell('addresses.preferFailed', failure);
  };
};

/** Asks whether an address shall go, and deletes it. The list comes back either way. */
const useDeleteAddress = () => {
  const text = useText();
  const dialogs = useDialogs();
  const book = useAddressBook();
  const tell = useTellFailure();
  const [, deleteAddress] = useDeleteAddressMutation();
  const { submit } = useSubmit();
  return ({ id, title }: Address) =>
    dialogs.openOver(confirmDialog, {
      title: text('addresses.remove.title'),
      message: text('addresses.remove.message', { title: shortTitle(title) }),
      confirmLabel: text('addresses.remove.confirm'),
      waitingLabel: text('addresses.remove.waiting'),
      cancelLabel: text('shell.cancel'),
      isDangerous: true,
      onConfirm: () =>
        submit(() => deleteAddress({ id }), {
          onSuccess: () => {
            book.removed(id);
            showToast({ title: text('addresses.removed'), color: 'success' });
          },
          onFailure: (failure) => {
            tell('addresses.deleteFailed', failure);
            book.load({ isForced: true });
            return true;
          },
        }),
    });
};

/** What can be done with an address; whatever opens over the list gives its place back to it. */
export const useAddressActions = ({ onClose, onChosen }: AddressesProps & DialogControls) => {
  const dialogs = useDialogs();
  const prefer = usePreferAddress();
  const askToDelete = useDeleteAddress();
  const edit = (address: Address, isPreferred = address.isPreferred) =>
    dialogs.openOver(addAddressDialog, { address, isPreferred });
  return {
    edit,
    askToDelete,
    choose: (address: Address) => {
      if (!isPlaced(address)) return edit(address, true);
      prefer(address);
      onClose();
      onChosen?.({ ...address, isPreferred: true });
    },
    add: (isFirst: boolean) =>
      dialogs.openOver(addAddressDialog, {
        address: null,
        isPreferred: isFirst || Boolean(onChosen),
        ...(onChosen && {
          onSaved: (address: Address) => {
            dialogs.close();
            onChosen(address);
          },
        }),
      }),
  };
};
