import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { MyGiftCardsProps } from './my-gift-cards-dialog.tsx';

/** The customer's own gift cards, to choose one of them. */
export const myGiftCardsDialog = defineDialog<MyGiftCardsProps>({
  name: 'MyGiftCardsDialog',
  load: () => import('./my-gift-cards-dialog.tsx'),
});
