import type { OrderPapersFragment } from '../../graphql/generated/operations.ts';
import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

type Product = Pick<OrderPapersFragment['products'][number], 'id' | 'name' | 'date' | 'time'>;

export type ReceiptProps = { booking: Pick<OrderPapersFragment, 'id'> & { products: readonly Product[] } };

/** How an order is paid, and its receipt once it is. */
export const receiptDialog = defineDialog<ReceiptProps>({
  name: 'OrderReceipt',
  words: ['orders'] satisfies Word[],
  load: () => import('./receipt-dialog.tsx'),
});
