import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { ShopDialogProps } from './shop-dialog.tsx';

/** A product of the shop, or a gift card: its sizes, how many, and into the cart. */
export const shopDialog = defineDialog<ShopDialogProps>({
  name: 'ShopShow',
  tall: true,
  load: () => import('./shop-dialog.tsx'),
});
