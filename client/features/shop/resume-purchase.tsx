import { useEffect } from 'react';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { shopDialog } from './shop-definition.ts';

/** Goes on with the purchase that sign-in interrupted, once. For a signed-in customer. */
export const ResumePurchase = () => {
  const dialogs = useDialogs();
  useEffect(() => {
    const action = takeWantedAction('buyProduct');
    if (!action) return;
    const { productId, soldAs, extension, quantity } = action;
    dialogs.open(shopDialog, { productId, soldAs, wanted: { extension, quantity } });
  }, [dialogs]);
  return null;
};
