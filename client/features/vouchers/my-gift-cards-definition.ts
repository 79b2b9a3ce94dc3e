import type { Namespace } from '../../i18n/namespaces.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { MyGiftCardsProps } from './my-gift-cards-dialog.tsx';

/** The customer's own gift cards, to choose one of them. */
export const myGiftCardsDialog = defineDialog<MyGiftCardsProps>({
  name: 'MyGiftCardsDialog',
  namespaces: ['vouchers'] satisfies Namespace[],
  load: () => import('./my-gift-cards-dialog.tsx'),
});
