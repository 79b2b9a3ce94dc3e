import type { AssumedCall } from '../../server/provider/assumed-calls.ts';
import type { ProviderClient } from '../../server/provider/client.ts';
import type { Schema } from './schema.ts';

/** What earlier answers told, for the calls that need it. */
export type Known = {
  branchId?: string;
  productId?: string;
  masterId?: string;
  addressId?: string;
  lineId?: string;
  times?: { start_at: string; end_at: string };
  orderId?: string;
  orderNumber?: string;
  giftId?: string;
  giftProductId?: string;
  serialNumber?: string;
  methodId?: string;
};

/** What an answer holds. `at` is its name in `data`; without one it is `data` itself. */
export type Holds =
  | { list: string; at?: string; beside?: Record<string, Schema>; besideExample?: Record<string, unknown> }
  | { object: string; at?: string }
  | { words: true; onTop?: Record<string, Schema>; onTopExample?: Record<string, unknown> };

/**
 * - `undone`: changes something that is taken back by a later call of the probe
 * - `lasts`: costs money, sends messages, or cannot be taken back
 */
type Effect = 'undone' | 'lasts';

/** One call of the provider's API, as the shop makes it. */
export type ProviderCall = {
  /** Method and template, as `server/provider` writes them. */
  endpoint: string;
  group: 'Catalogue' | 'Account' | 'Addresses' | 'Cart' | 'Orders' | 'Gifts' | 'Gift cards';
  summary: string;
  /** Only then a guest may ask. */
  isPublic?: true;
  /** Without one it changes nothing. */
  effect?: Effect;
  /** Its path is assumed, and it can be switched off by this name. */
  assumed?: AssumedCall;
  /** The call that does the same at another provider: one of both is enough. */
  insteadOf?: string;
  query?: Record<string, Schema>;
  body?: Schema;
  form?: Schema;
  answer: Holds;
  /** Statuses below 500 that the shop tells apart, beside 401 and 422. */
  refusals?: Record<number, string>;
  needs?: (keyof Known)[];
  /** Makes the call through the shop's own client. */
  ask: (client: ProviderClient, known: Required<Known>, learn: (told: Known) => void) => Promise<unknown>;
};

export const inGroup = (group: ProviderCall['group'], calls: Omit<ProviderCall, 'group'>[]): ProviderCall[] =>
  calls.map((call) => ({ group, ...call }));

/** `fields` of a JSON body that the shop sends; those with a `?` at the end may be missing. */
export const bodyOf = (fields: Record<string, Schema>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema])),
  required: Object.keys(fields).filter((name) => !name.endsWith('?')),
});
