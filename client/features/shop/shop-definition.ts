import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';
import type { KnownItem } from '../../ui/known-item.ts';
import type { SoldAs, Wish } from './purchase-rules.ts';

export type ShopDialogProps = {
  productId: string;
  soldAs: SoldAs;
  /** What a guest chose before signing in: it is put into the cart at once. */
  wanted?: Wish;
  /** What the card said that opened the dialog. */
  known?: KnownItem | undefined;
};

/** A product of the shop, or a gift card: its sizes, how many, and into the cart. */
export const shopDialog = defineDialog<ShopDialogProps>({
  name: 'ShopShow',
  words: ['shop'] satisfies Word[],
  load: () => import('./shop-dialog.tsx'),
});
