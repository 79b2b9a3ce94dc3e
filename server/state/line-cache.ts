import type { Store } from './store.ts';

/** Milliseconds; a cart that is older is priced without. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The kind of a line that was put into the cart, and its size; null for an unknown one. */
export type CachedLine = { as: 'SERVICE' | 'PRODUCT' | 'GIFT_CARD' | null; extension: string | null };

/**
 * A cache of the kinds of lines in carts, for providers whose carts do not have them. A missing kind is asked
 * of the provider's product.
 */
export const buildLineCache = (store: Store) => {
  const of = async (customer: string, lineId: string): Promise<CachedLine | null> => {
    const known = await store.get(`line:${customer}:${lineId}`);
    return known === null ? null : JSON.parse(known);
  };

  const add = async (customer: string, lineId: string, line: CachedLine): Promise<void> => {
    const key = `line:${customer}:${lineId}`;
    if (line.as !== null || line.extension !== null) await store.set(key, JSON.stringify(line), lifetimeMs);
    else await store.delete(key);
  };

  return {
    /** `customer` keeps apart the lines of providers that number them anew in every cart. */
    of,

    /** A new line: the entry of its number belongs to a former cart. */
    add,

    /** A changed line: fields that the change omits stay as they were. */
    change: async (customer: string, lineId: string, { as, extension }: CachedLine): Promise<void> => {
      const former = await of(customer, lineId);
      await add(customer, lineId, {
        as: as ?? former?.as ?? null,
        extension: extension ?? former?.extension ?? null,
      });
    },
  };
};
