import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { ReceiptProps } from './receipt-view.tsx';

/** How an order is paid, and its receipt once it is. */
export const receiptDialog = defineDialog<ReceiptProps>({
  name: 'OrderReceipt',
  words: ['orders'] satisfies Word[],
  load: () => import('./receipt-dialog.tsx'),
});
