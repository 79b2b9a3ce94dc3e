import type { Client } from 'urql';
import type { PaymentState } from '../graphql/generated/enums.ts';
import { NoteChosenAgainDocument } from '../graphql/generated/graphql.ts';
import { openPaymentEnds } from '../storage/payment-ends.ts';
import { type Change, paramsChange } from './cart-changes.ts';
import { type CartParams, noParams } from './cart-params.ts';
import type { Cart } from './cart-rules.ts';

type ChosenBefore = NonNullable<Cart['chosenBefore']>;

/** What was chosen for an order alone, as the server tells it. */
export type Chosen = Pick<ChosenBefore, 'serviceFees' | 'gift'>;

/** Only what the server takes back. */
const giftIn = ({ __typename: _, ...gift }: NonNullable<Chosen['gift']>) => gift;

/** The params with what was chosen for an order that came to nothing; what it did not have stays as it is. */
export const withChosen = (params: CartParams, { serviceFees, gift }: Chosen): CartParams => ({
  ...params,
  ...(serviceFees.length > 0 && {
    fees: serviceFees.map(({ id, addressId }) => ({ id, addressId, addressTitle: null })),
  }),
  ...(gift && { gift: giftIn(gift) }),
});

type Told = { answer: Cart | null; given: CartParams };

/** What a payment does with the cart of a window; see `CartStore`. */
type PaidCart = {
  state: () => Told;
  subscribe: (listener: (state: Told) => void) => unknown;
  change: (change: Change) => Promise<{ kind: string } | null>;
  refresh: () => Promise<boolean>;
};

/**
 * Chooses again, once, what the cart tells of an order whose payment failed, and says so to the server, which then tells it no
 * more. Where that does not succeed, the next answer with it lets the window try again.
 */
const followDeclines = (client: Client, store: PaidCart): void => {
  const known = new Set<string>();
  let told: ChosenBefore | null = null;
  store.subscribe(async ({ answer }) => {
    const news = answer?.chosenBefore ?? null;
    if (news === told) return;
    told = news;
    if (!news || known.has(news.orderNumber)) return;
    const { orderNumber } = news;
    known.add(orderNumber);
    const outcome = await store.change(paramsChange((params) => withChosen(params, news)));
    if (outcome?.kind === 'failed') known.delete(orderNumber);
    else await client.mutation(NoteChosenAgainDocument, { orderNumber });
  });
};

/** What was paid has left the cart; the codes of an empty one were used up. */
const readAnew = async (store: PaidCart): Promise<void> => {
  if (!(await store.refresh())) return;
  const { answer, given } = store.state();
  const hasCodes = given.promoCode !== null || given.giftCard !== null;
  if (answer?.lines.length === 0 && hasCodes) void store.change(paramsChange(() => noParams));
};

/** What the tabs tell each other on the channel `paymentEnds`. */
export type PaymentEnd = { state: PaymentState };

/** What the end of a payment, in whichever dialog, page or tab, means for the cart. */
export const followPayments = (client: Client, store: PaidCart): void => {
  followDeclines(client, store);
  // After a decline the cart tells what was chosen for the order.
  const end = ({ state }: PaymentEnd) => void (state === 'FAILED' ? store.refresh() : readAnew(store));
  const channel = openPaymentEnds();
  if (channel) channel.onmessage = ({ data }: MessageEvent<PaymentEnd>) => end(data);
};
