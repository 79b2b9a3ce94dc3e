import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** One of the customer's own gift cards with all there is to know of it. */
export const giftCardDetailsDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardDetails',
  load: () => import('./gift-card-details-dialog.tsx'),
});
