import type { Client } from '../graphql/client.ts';
import type { PaymentState } from '../graphql/generated/enums.ts';
import { openChannel, paymentEnds, watchTold } from '../storage/payment-ends.ts';
import { type CartParams, noParams } from './cart-params.ts';
import type { Cart } from './cart-rules.ts';
import { followDeclines, type GivenCart } from './chosen-before.ts';
import { isNamed } from './named-cart.ts';

/** What a payment does with the cart of a window; see `CartStore`. */
type PaidCart = Omit<GivenCart, 'state'> & {
  state: () => { cart: Cart | null; given: CartParams };
  refresh: () => Promise<boolean>;
};

/** What was paid has left the cart; the codes of an empty one were used up. */
const readAnew = async (store: PaidCart): Promise<void> => {
  if (!(await store.refresh())) return;
  const { cart, given } = store.state();
  const hasCodes = given.promoCode !== null || given.giftCard !== null;
  if (cart?.lines.length === 0 && hasCodes) void store.change({ kind: 'params', edit: () => noParams });
};

type PaymentEnd = { state: PaymentState };

/** What the end of a payment, in whichever dialog, page or tab, means for the cart. */
export const followPayments = (client: Client, store: PaidCart): void => {
  followDeclines(client, store);
  // After a decline the cart tells what was chosen for the order.
  const end = ({ state }: PaymentEnd) => void (state === 'FAILED' ? store.refresh() : readAnew(store));
  watchTold(client, ({ operation, data }) => {
    if (isNamed(operation, /^PaymentEnded$/)) end(data.checkPayment);
  });
  const channel = openChannel(paymentEnds);
  if (channel) channel.onmessage = ({ data }: MessageEvent<PaymentEnd>) => end(data);
};
