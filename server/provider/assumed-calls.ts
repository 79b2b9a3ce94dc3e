import type { BookingRating, CustomerClass } from '../graphql/generated/types.ts';
import type { ProviderClient } from './client.ts';
import type { Answer } from './decode.ts';
import { eitherOf } from './errors.ts';
import { readGift } from './gifts.ts';
import type { Reader } from './reader.ts';

/** Calls whose paths the provider's description does not give. Each can be switched off by its name. */
export const assumedCalls = ['customer-classes', 'gifted-order', 'voucher', 'rate-order', 'order-rating'] as const;

export type AssumedCall = (typeof assumedCalls)[number];

export type AssumedCallsOff = ReadonlySet<AssumedCall>;

/** Null when the call is switched off, or when the provider does not know it. */
const assume = async <T>(name: AssumedCall, off: AssumedCallsOff, call: () => Promise<T>): Promise<T | null> =>
  off.has(name) ? null : eitherOf<T | null>(call(), async () => null);

const readClass = (entry: Reader): Omit<CustomerClass, 'fromPoints'> => {
  const name = entry.optionalName('name');
  if (name === null) throw entry.refusal('name');
  return {
    name,
    description: entry.plain('description'),
    details: entry.plain('details'),
    image: entry.httpUrl('image'),
  };
};

const readClasses = (answer: Answer) => answer.list('customer_classes', readClass);

export const listCustomerClasses = (client: ProviderClient, off: AssumedCallsOff) =>
  assume('customer-classes', off, () =>
    client.get('loyalty/customer-classes', { share: 'for-all', read: readClasses }),
  );

/** One gift by the id of the gift. Without it, it is looked up among all of them. */
export const getGift = (client: ProviderClient, id: string, off: AssumedCallsOff) =>
  assume('gifted-order', off, () =>
    client.get('gifted-orders/{id}', {
      ids: { id },
      read: (answer) => readGift(answer.object('gifted_order', 'products', 'order_id', 'order', 'id', 'gifted_info')),
    }),
  );

/**
 * One gift card by its number, which the answer need not repeat; null also when the provider answers with
 * something that is no gift card.
 */
export const getVoucher = (
  client: ProviderClient,
  off: AssumedCallsOff,
  serialNumber: string,
): Promise<Reader | null> =>
  assume('voucher', off, () =>
    client.get('vouchers/{serial_number}', {
      ids: { serial_number: serialNumber },
      read: (answer) => {
        const found = answer.find('voucher', 'serial_number', 'total', 'remaining_amount', 'qr_code', 'redeem_history');
        return found?.over({ serial_number: serialNumber }) ?? null;
      },
    }),
  );

export const rateOrder = (
  client: ProviderClient,
  id: string,
  { stars, comment }: BookingRating,
  off: AssumedCallsOff,
) =>
  assume('rate-order', off, () =>
    client.post('orders/{id}/rate', {
      ids: { id },
      body: { rating: stars, comment },
      read: (answer) => ({ message: answer.message() }),
    }),
  );

/** How an order was rated; null also where the answer holds no rating from 1 to 5. */
export const getOrderRating = (client: ProviderClient, id: string, off: AssumedCallsOff) =>
  assume('order-rating', off, () =>
    client.get('orders/{id}/rating', {
      ids: { id },
      read: (answer): BookingRating | null => {
        const found = answer.find('rating', 'rating');
        const stars = Math.round(found?.number('rating') ?? 0);
        return stars >= 1 && stars <= 5 ? { stars, comment: found?.text('comment') ?? null } : null;
      },
    }),
  );
