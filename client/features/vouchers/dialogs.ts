import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

export type MyGiftCardsProps = {
  /** Told which card was chosen, after the dialog has closed. */
  onChosen: (card: { serialNumber: string }) => void;
};

/** The customer's own gift cards, to choose one of them. */
export const myGiftCardsDialog = defineDialog<MyGiftCardsProps>({
  name: 'MyGiftCardsDialog',
  words: ['vouchers'] satisfies Word[],
  load: () => import('./my-gift-cards-dialog.tsx'),
});
