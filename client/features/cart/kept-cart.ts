import type { Locale } from '../../i18n/locale.ts';
import { personalPrefix } from '../../session/local-copy.ts';
import type { Cart } from './cart-rules.ts';

export const keptCartKey = `${personalPrefix}cart`;

/** With the language in which its names are written. */
export type KeptCart = Cart & { locale: Locale };

/** The cart in a text of the storage; null when there is none. */
export const cartIn = (text: string | null): KeptCart | null => {
  try {
    const kept: Partial<KeptCart> | null = JSON.parse(text ?? 'null');
    return kept && Array.isArray(kept.lines) && Number.isInteger(kept.itemCount) ? (kept as KeptCart) : null;
  } catch {
    return null;
  }
};

/** How many things were in the cart when this browser last saw it, for the moment until the server has answered. */
export const keptCount = (storage: Storage): number => cartIn(storage.getItem(keptCartKey))?.itemCount ?? 0;

/** A browser without room for it forgets; the server knows the cart. */
export const keepCart = (storage: Storage, cart: KeptCart): void => {
  try {
    storage.setItem(keptCartKey, JSON.stringify(cart));
  } catch {
    storage.removeItem(keptCartKey);
  }
};
