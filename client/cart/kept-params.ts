import { persisted } from '../storage/persisted.ts';
import type { CartParams, ChosenFee } from './cart-params.ts';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const feesIn = (value: unknown): ChosenFee[] | null => {
  if (!Array.isArray(value)) return null;
  return value.flatMap((fee) => {
    const id = textOrNull(fee?.id);
    return id ? [{ id, addressId: textOrNull(fee.addressId), addressTitle: textOrNull(fee.addressTitle) }] : [];
  });
};

const giftIn = (value: unknown): CartParams['gift'] => {
  const gift = (value ?? {}) as NonNullable<CartParams['gift']>;
  const isGift = [gift.firstName, gift.lastName, gift.mobileNumber].every((part) => typeof part === 'string');
  return isGift ? gift : null;
};

/** The choices beside the lines, of what was stored; none when that is something else. */
export const paramsIn = (stored: unknown): CartParams => {
  const kept = (stored ?? {}) as Record<string, unknown>;
  return {
    promoCode: textOrNull(kept.promoCode),
    giftCard: textOrNull(kept.giftCard),
    fees: feesIn(kept.fees),
    gift: giftIn(kept.gift),
  };
};

export const keptParams = persisted('cart-params', paramsIn, { personal: true });
