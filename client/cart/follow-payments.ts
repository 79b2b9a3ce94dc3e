import type { Client } from '@urql/core';
import type { PaymentState } from '../graphql/generated/enums.ts';
import { openChannel, paymentEnds, watchTold } from '../storage/payment-ends.ts';
import { parseJson } from '../storage/persisted.ts';
import type { CartChange } from './cart-changes.ts';
import { type CartParams, noParams } from './cart-params.ts';
import type { Cart } from './cart-rules.ts';
import { paramsIn } from './kept-params.ts';
import { isNamed } from './named-cart.ts';

/** What a payment does with the cart of a window; see `CartStore`. */
type PaidCart = {
  state: () => { cart: Cart | null; given: CartParams };
  refresh: () => Promise<boolean>;
  change: (change: CartChange) => unknown;
};

export const chooseExtras = (store: PaidCart, { fees, gift }: Pick<CartParams, 'fees' | 'gift'>): void =>
  void store.change({ kind: 'params', edit: (params) => ({ ...params, fees, gift }) });

type GivenBack = { extras: string | null; lineIds: readonly string[] };

/** Chooses again what was chosen for an order that came to nothing, where what was ordered still lies in the cart. */
const giveBack = async (store: PaidCart, { extras, lineIds }: GivenBack): Promise<void> => {
  if (extras === null) return;
  if (!store.state().cart) await store.refresh();
  if (store.state().cart?.lines.some(({ id }) => lineIds.includes(id)))
    chooseExtras(store, paramsIn(parseJson(extras)));
};

/** What was paid has left the cart; the codes of an empty one were used up. */
const readAnew = async (store: PaidCart): Promise<void> => {
  if (!(await store.refresh())) return;
  const { cart, given } = store.state();
  const hasCodes = given.promoCode !== null || given.giftCard !== null;
  if (cart?.lines.length === 0 && hasCodes) void store.change({ kind: 'params', edit: () => noParams });
};

type PaymentEnd = { state: PaymentState; givenBack?: GivenBack | undefined };

/** What the end of a payment, in whichever dialog, page or tab, means for the cart. */
export const followPayments = (client: Client, store: PaidCart): void => {
  const end = ({ state, givenBack }: PaymentEnd) => {
    if (state !== 'FAILED') void readAnew(store);
    else if (givenBack) void giveBack(store, givenBack);
  };
  watchTold(client, ({ operation, data }) => {
    if (!isNamed(operation, /^PaymentEnded$/)) return;
    end({ state: data.checkPayment.state, givenBack: operation.context.givenBack });
  });
  const channel = openChannel(paymentEnds);
  if (channel) channel.onmessage = ({ data }: MessageEvent<PaymentEnd>) => end(data);
};
