import type { GiftCardDetailsQuery } from '../../graphql/generated/graphql.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

export type MyGiftCardsProps = {
  /** Called with the chosen card after the dialog has closed. */
  onChosen: (card: { serialNumber: string }) => void;
};

/** The customer's own gift cards, to choose one of them. */
export const myGiftCardsDialog = defineDialog<MyGiftCardsProps>({
  name: 'MyGiftCardsDialog',
  load: () => import('./my-gift-cards-dialog.tsx'),
});

/** One of the customer's own gift cards with all there is to know of it. */
export const giftCardDetailsDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardDetails',
  load: withAccountTexts(() => import('./gift-card-details-dialog.tsx')),
});

export type RedeemHistoryProps = Pick<GiftCardDetailsQuery['giftCard'], 'redemptions'>;

/** The purchases of a gift card. */
export const redeemHistoryDialog = defineDialog<RedeemHistoryProps>({
  name: 'GiftCardRedeemHistory',
  load: withAccountTexts(() => import('./redeem-history-dialog.tsx')),
});
