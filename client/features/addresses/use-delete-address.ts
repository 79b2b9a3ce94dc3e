import { useDeleteAddressMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Address, shortTitle } from './address-list.ts';
import { useAddressBook, useTellFailure } from './use-addresses.ts';

/** Asks whether an address shall go, and deletes it. The list comes back either way. */
export const useDeleteAddress = () => {
  const text = useText();
  const dialogs = useDialogs();
  const book = useAddressBook();
  const tell = useTellFailure();
  const deleteAddress = useDeleteAddressMutation();
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
