import type { Client } from '../graphql/client.ts';
import { type CartQuery, NoteChosenAgainDocument } from '../graphql/generated/operations.ts';
import type { CartChange } from './cart-changes.ts';
import type { CartParams } from './cart-params.ts';

type ChosenBefore = NonNullable<CartQuery['cart']['chosenBefore']>;

/** What was chosen for an order alone, as the server tells it. */
export type Chosen = Pick<ChosenBefore, 'serviceFees' | 'gift'>;

/** Only what the server takes back. */
const giftIn = ({ firstName, lastName, mobileNumber, email, gender, message }: NonNullable<Chosen['gift']>) => ({
  firstName,
  lastName,
  mobileNumber,
  ...(email && { email }),
  ...(gender && { gender }),
  ...(message && { message }),
});

/** The params with what was chosen for an order that came to nothing; what it did not have stays as it is. */
export const withChosen = (params: CartParams, { serviceFees, gift }: Chosen): CartParams => ({
  ...params,
  ...(serviceFees.length > 0 && {
    fees: serviceFees.map(({ id, addressId }) => ({ id, addressId, addressTitle: null })),
  }),
  ...(gift && { gift: giftIn(gift) }),
});

/** What giving back does with the cart of a window; see `CartStore`. */
export type GivenCart = {
  state: () => { cart: { chosenBefore: ChosenBefore | null } | null };
  subscribe: (listener: () => void) => unknown;
  change: (change: CartChange) => Promise<{ kind: string } | null>;
};

/**
 * Chooses again, once, what the cart tells of an order whose payment failed, and says so to the server, which then tells it no
 * more. Where that does not succeed, the next answer with it lets the window try again.
 */
export const followDeclines = (client: Client, store: GivenCart): void => {
  const known = new Set<string>();
  let told: ChosenBefore | null = null;
  const chooseAgain = async ({ orderNumber, ...chosen }: ChosenBefore): Promise<void> => {
    if (known.has(orderNumber)) return;
    known.add(orderNumber);
    const outcome = await store.change({ kind: 'params', edit: (params) => withChosen(params, chosen) });
    if (outcome?.kind !== 'failed') await client.mutation(NoteChosenAgainDocument, { orderNumber });
    else known.delete(orderNumber);
  };
  store.subscribe(() => {
    const { cart } = store.state();
    const news = cart?.chosenBefore ?? null;
    if (news === told) return;
    told = news;
    if (news) void chooseAgain(news);
  });
};
