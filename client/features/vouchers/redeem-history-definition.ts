import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** What a gift card has been spent on. */
export const redeemHistoryDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardRedeemHistory',
  load: () => import('./redeem-history-dialog.tsx'),
});
