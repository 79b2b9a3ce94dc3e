import type { Namespace } from '../../i18n/namespaces.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** One of the customer's own gift cards with all there is to know of it. */
export const giftCardDetailsDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardDetails',
  namespaces: ['vouchers'] satisfies Namespace[],
  load: () => import('./gift-card-details-dialog.tsx'),
});
