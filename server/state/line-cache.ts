import type { Store } from './store.ts';

/** Milliseconds; a cart that is older is priced without. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** As what a line was put into the cart, and in which size; null for what was not told. */
export type CachedLine = { as: 'SERVICE' | 'PRODUCT' | 'GIFT_CARD' | null; extension: string | null };

/**
 * A cache of what customers put into their carts, for providers whose carts do not tell it. What is not known is asked
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

    /** A new line: what was known of its number belongs to a former cart. */
    add,

    /** A changed line: what the change does not tell stays as it was. */
    change: async (customer: string, lineId: string, { as, extension }: CachedLine): Promise<void> => {
      const former = await of(customer, lineId);
      await add(customer, lineId, {
        as: as ?? former?.as ?? null,
        extension: extension ?? former?.extension ?? null,
      });
    },
  };
};
