import { useDeleteAddressMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { type DialogControls, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Address, isPlaced, shortTitle } from './address-list.ts';
import type { AddAddressProps } from './use-address-form.ts';
import { changing, useChangeAddresses, usePreferAddress } from './use-addresses.ts';

/** Places a pin and names it: a new address, or a change to one. */
export const addAddressDialog = defineDialog<AddAddressProps>({
  name: 'ADD_ADDRESS',
  load: withAccountTexts(() => import('./add-address-dialog.tsx')),
});

export type AddressesProps = {
  /** Told which address was chosen, after the dialog has closed. */
  onChosen?: ((address: Address) => void) | undefined;
};

/** Asks whether an address shall go, and deletes it. The list comes back either way. */
const useDeleteAddress = () => {
  const text = useText();
  const changeAddresses = useChangeAddresses();
  const dialogs = useDialogs();
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
        submit(() => changeAddresses(() => deleteAddress({ id }, changing)), {
          onSuccess: () => showToast({ title: text('addresses.removed'), color: 'success' }),
          whatFailed: 'addresses.deleteFailed',
        }),
    });
};

/** What can be done with the addresses that are shown; whatever opens over the list gives its place back to it. */
export const useAddressActions = (addresses: readonly Address[] | null, props: AddressesProps & DialogControls) => {
  const { onClose, onChosen } = props;
  const dialogs = useDialogs();
  const prefer = usePreferAddress();
  const askToDelete = useDeleteAddress();
  const near = addresses?.filter(isPlaced).find(({ isPreferred }) => isPreferred) ?? null;
  const edit = (address: Address, isPreferred = address.isPreferred) =>
    dialogs.openOver(addAddressDialog, { address, isPreferred, near });
  const onSaved = (address: Address) => {
    dialogs.close();
    onChosen?.(address);
  };
  return {
    edit,
    askToDelete,
    choose: (address: Address) => {
      if (!isPlaced(address)) return edit(address, true);
      prefer(address);
      onClose();
      onChosen?.({ ...address, isPreferred: true });
    },
    add: () =>
      dialogs.openOver(addAddressDialog, {
        address: null,
        isPreferred: addresses?.length === 0 || Boolean(onChosen),
        near,
        ...(onChosen && { onSaved }),
      }),
  };
};
