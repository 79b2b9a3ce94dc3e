import type { Locale } from '../i18n/locale.ts';
import { personalPrefix } from '../session/local-copy.ts';
import { localStore } from '../storage/browser-storage.ts';
import type { Cart } from './cart-rules.ts';

export const keptCartKey = `${personalPrefix}cart`;

/** With the language in which its names are written. */
export type KeptCart = Cart & { locale: Locale };

/** The cart in a text of the storage; null when there is none. */
export const cartIn = (text: string | null): KeptCart | null => {
  try {
    const kept: Partial<KeptCart> | null = JSON.parse(text ?? 'null');
    const isCart = Array.isArray(kept?.lines) && Array.isArray(kept.rows) && Array.isArray(kept.loyaltyOffers);
    return isCart && Number.isInteger(kept?.itemCount) ? (kept as KeptCart) : null;
  } catch {
    return null;
  }
};

/** How many things were in the cart when this browser last saw it, for the moment until the server has answered. */
export const keptCount = (): number => cartIn(localStore.getItem(keptCartKey))?.itemCount ?? 0;

export const keepCart = (cart: KeptCart): void => {
  localStore.setItem(keptCartKey, JSON.stringify(cart));
};
