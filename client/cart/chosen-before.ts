import type { Client } from '@urql/core';
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

type ChangeCart = (change: CartChange) => Promise<{ kind: string } | null>;

/**
 * Chooses again what was chosen for an order of the cart whose payment failed, whoever heard of it, and tells the server,
 * which then tells it no more. `known` are the orders that this window has done so for.
 */
export const chooseAgain = async (
  client: Client,
  change: ChangeCart,
  { orderNumber, ...chosen }: ChosenBefore,
  known: Set<string>,
): Promise<void> => {
  if (known.has(orderNumber)) return;
  known.add(orderNumber);
  const outcome = await change({ kind: 'params', edit: (params) => withChosen(params, chosen) });
  if (outcome?.kind !== 'failed') await client.mutation(NoteChosenAgainDocument, { orderNumber }).toPromise();
  else known.delete(orderNumber);
};
