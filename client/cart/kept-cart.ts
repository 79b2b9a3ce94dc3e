import { persisted } from '../storage/persisted.ts';
import type { Cart } from './cart-rules.ts';

/** With the language in which its names are written. `itemCount` is as the customer sees it, before the answer. */
type KeptCart = Cart & { locale: string };

const cartIn = (stored: unknown): KeptCart | null => {
  const kept = stored as Partial<KeptCart> | null;
  const isCart = Array.isArray(kept?.lines) && Array.isArray(kept.rows) && Array.isArray(kept.loyaltyOffers);
  return isCart && Number.isInteger(kept?.itemCount) ? (kept as KeptCart) : null;
};

/** The cart as this browser last saw it, for the other tabs and until the server has answered; null when there is none. */
export const keptCart = persisted('cart', cartIn, { personal: true });
