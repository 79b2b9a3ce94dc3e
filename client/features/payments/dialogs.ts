import type { Chosen } from '../../cart/cart-params.ts';
import type {
  CartParamsInput,
  CartQuery,
  OpenCheckoutQuery,
  PlacedOrderPartsFragment,
} from '../../graphql/generated/graphql.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { Place } from './payment-flow.ts';

export type PlacedOrder = PlacedOrderPartsFragment;

export type PaymentProps = {
  order: PlacedOrder;
  /** The tab that shows the payment page, as far as this page can reach it. */
  tab: Window | null;
  place: Place;
  /** The amount to pay when the order was placed, in halalas; null when this page does not know it any more. */
  due: number | null;
  /** Of an order that was begun before: the question whether to go on with it. */
  asked?: OpenCheckoutProps | undefined;
  /** A declined payment is tried again as a new decision to pay. */
  onTryAgain: () => void;
};

const loadPayment = withAccountTexts(() => import('./payment-dialog.tsx'));

/** The payment of an order until its outcome is known: its payment page, and the server's status. */
export const paymentDialog = defineDialog<PaymentProps>({ name: 'PaymentCreateCard', load: loadPayment });

/** The same for a customer with saved cards, who sees these first. */
export const paymentCardsDialog = defineDialog<PaymentProps>({ name: 'PaymentCards', load: loadPayment });

export type CheckoutProps = {
  cart: Pick<CartQuery['cart'], 'lines' | 'total' | 'paymentMethods' | 'availableServiceFees'>;
  /** The customer's choices beside the lines; they go into the order as priced. */
  params: CartParamsInput;
  /** Answers false when the customer has been led elsewhere: nothing is ordered then. */
  isFree?: Promise<boolean>;
  /** The order exists from now on. */
  onPlaced: () => unknown;
  /** Its payment failed or was given up: leads to the choice again, for a new decision to pay. */
  onTryAgain: () => void;
  /** The choices for an order that was given up are made again. */
  onGivenUp: (chosen: Chosen) => unknown;
  /** Former decisions for which the customer does not wait, having been asked twice. */
  despite?: readonly string[];
  /** A former decision of which it is unknown whether it made an order. */
  lost?: string | undefined;
};

/** The choice of how to pay for a cart. */
export const paymentSelectionDialog = defineDialog<CheckoutProps>({
  name: 'PaymentSelection',
  load: withAccountTexts(() => import('./payment-selection-dialog.tsx')),
});

type FoundCheckout = NonNullable<OpenCheckoutQuery['openCheckout']>;

export type OpenCheckoutProps = {
  /** As the server knows of it on every device, or as it was just begun here. */
  checkout: Pick<FoundCheckout, 'checkoutKey' | 'state' | 'isSameCart' | 'isPageLost'> & {
    serviceFees?: CartParamsInput['serviceFees'];
    gift?: Pick<NonNullable<FoundCheckout['gift']>, 'firstName' | 'lastName'> | null | undefined;
  };
  order: PlacedOrder;
  /** The total that the customer saw, where the order costs something else; in halalas. */
  seenTotal?: number;
  props: CheckoutProps;
};

/** Asks about the future of an order that was begun before the customer goes on or pays anew. */
export const openCheckoutDialog = defineDialog<OpenCheckoutProps>({
  name: 'OpenCheckout',
  load: withAccountTexts(() => import('./open-checkout-dialog.tsx')),
});
