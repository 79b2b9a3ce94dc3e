import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { ReceiptProps } from './receipt-view.tsx';

/** How an order is paid, and its receipt once it is. */
export const receiptDialog = defineDialog<ReceiptProps>({
  name: 'OrderReceipt',
  load: () => import('./receipt-dialog.tsx'),
});
