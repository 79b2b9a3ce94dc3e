import { personalPrefix } from '../session/local-copy.ts';
import { localStore } from '../storage/browser-storage.ts';
import { type CartParams, type ChosenFee, noParams } from './cart-params.ts';

export const keptParamsKey = `${personalPrefix}cart-params`;

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

/** The stored choices beside the lines; none when the stored text is something else. */
export const paramsIn = (text: string | null): CartParams => {
  try {
    const kept = JSON.parse(text ?? 'null') ?? {};
    return {
      promoCode: textOrNull(kept.promoCode),
      giftCard: textOrNull(kept.giftCard),
      fees: feesIn(kept.fees),
      gift: giftIn(kept.gift),
    };
  } catch {
    return noParams;
  }
};

export const readParams = (): CartParams => paramsIn(localStore.getItem(keptParamsKey));

export const keepParams = (params: CartParams): void => {
  localStore.setItem(keptParamsKey, JSON.stringify(params));
};
