import type { Namespace } from '../../i18n/namespaces.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** What a gift card has been spent on. */
export const redeemHistoryDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardRedeemHistory',
  namespaces: ['vouchers'] satisfies Namespace[],
  load: () => import('./redeem-history-dialog.tsx'),
});
