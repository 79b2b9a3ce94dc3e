import {
  useAddToCartMutation,
  useEmptyCartMutation,
  useRemoveCartLineMutation,
} from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { confirmDialog } from '../../ui/confirm.ts';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { showToast } from '../../ui/toast.ts';
import type { CartLine } from './cart-rules.ts';

/** Taking a line out, or changing how many of it there are. */
export const useLineChanges = (line: CartLine) => {
  const text = useText();
  const [, removeLine] = useRemoveCartLineMutation();
  const [, changeLine] = useAddToCartMutation();
  const { submit, isBusy } = useSubmit();
  const remove = () =>
    submit(() => removeLine({ id: line.id }), {
      onSuccess: () => showToast({ title: text('cart.removed', { name: line.name }), color: 'success' }),
    });
  const setQuantity = (quantity: number) => {
    const { id, productId, branchId, extension } = line;
    if (productId === null || quantity < 1) return;
    return submit(() => changeLine({ input: { productId, branchId, quantity, extension, cartLineId: id } }));
  };
  return { remove, setQuantity, isBusy };
};

/** Taking everything out, after asking. */
export const useEmptyCart = () => {
  const text = useText();
  const dialogs = useDialogs();
  const [, emptyCart] = useEmptyCartMutation();
  const { submit } = useSubmit();
  return () =>
    dialogs.open(confirmDialog, {
      title: text('cart.empty.title'),
      message: text('cart.empty.message'),
      confirmLabel: text('cart.empty.confirm'),
      waitingLabel: text('cart.empty.waiting'),
      cancelLabel: text('shell.cancel'),
      isDangerous: true,
      onConfirm: () =>
        submit(() => emptyCart({}), {
          onSuccess: () => showToast({ title: text('cart.emptied'), color: 'success' }),
        }),
    });
};
