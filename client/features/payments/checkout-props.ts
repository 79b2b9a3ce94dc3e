import type { Chosen } from '../../cart/follow-payments.ts';
import type { CartParamsInput, CartQuery } from '../../graphql/generated/operations.ts';
import type { OpenCheckout } from './open-checkout.ts';

export type CheckoutProps = {
  cart: Pick<CartQuery['cart'], 'lines' | 'total' | 'paymentMethods' | 'availableServiceFees'>;
  /** What the customer chose beside the lines; it goes into the order as it was priced. */
  params: CartParamsInput;
  /** The order exists from now on. */
  onPlaced: () => unknown;
  /** Its payment failed or was given up: leads to the choice again, for a new decision to pay. */
  onTryAgain: () => void;
  /** What was chosen for an order that was given up is chosen again. */
  onGivenUp: (chosen: Chosen) => unknown;
  /** Former decisions for which the customer does not wait, having been asked twice. */
  despite?: readonly string[];
};

export type OpenCheckoutProps = {
  checkout: OpenCheckout;
  /** The total that the customer saw, where the order costs something else; in halalas. */
  seenTotal: number | null;
  props: CheckoutProps;
};

/** The ways into a checkout, which its dialogs lead to from one another. */
export type CheckoutWays = {
  choose: (props: CheckoutProps) => void;
  ask: (checkout: OpenCheckout, props: CheckoutProps, seenTotal?: number | null) => void;
  goOn: (checkout: OpenCheckout, props: CheckoutProps) => void;
  goOnWithOpen: (props: CheckoutProps) => Promise<boolean>;
};
