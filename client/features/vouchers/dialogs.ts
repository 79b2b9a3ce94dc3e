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

export type GiftCardProps = { serialNumber: string };

/** One of the customer's own gift cards with all there is to know of it. */
export const giftCardDetailsDialog = defineDialog<GiftCardProps>({
  name: 'GiftCardDetails',
  words: ['vouchers'] satisfies Word[],
  load: () => import('./gift-card-details-dialog.tsx'),
});

/** What a gift card has been spent on. */
export const redeemHistoryDialog = defineDialog<GiftCardProps>({
  name: 'GiftCardRedeemHistory',
  words: ['vouchers'] satisfies Word[],
  load: () => import('./redeem-history-dialog.tsx'),
});
