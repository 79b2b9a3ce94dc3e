import { personalPrefix } from '../../session/local-copy.ts';
import type { Cart } from './cart-rules.ts';

export const keptCartKey = `${personalPrefix}cart`;

/** The cart as this browser last saw it, for the moment until the server has answered; null when there is none. */
export const readKeptCart = (storage: Storage): Cart | null => {
  try {
    const kept: Partial<Cart> | null = JSON.parse(storage.getItem(keptCartKey) ?? 'null');
    return kept && Array.isArray(kept.lines) && Number.isInteger(kept.itemCount) ? (kept as Cart) : null;
  } catch {
    return null;
  }
};

/** A browser without room for it forgets; the server knows the cart. */
export const keepCart = (storage: Storage, cart: Cart): void => {
  try {
    storage.setItem(keptCartKey, JSON.stringify(cart));
  } catch {
    storage.removeItem(keptCartKey);
  }
};
