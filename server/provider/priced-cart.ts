import { getCart, type ProviderCartParams, type TheirCart } from './cart.ts';
import type { ProviderClient } from './client.ts';
import { ProviderError } from './errors.ts';

/** A parameter of the cart that the provider may refuse; parameters that belong together share a name. */
export type CartParam = 'promo_code' | 'gift_card' | 'service_fees' | 'gift';

/** `words` are the provider's to the customer, null when it said nothing. */
export type RefusedParam = { param: CartParam; message: string | null };

export type PricedCart = { cart: TheirCart; refused: RefusedParam[] };

const keysOfParam: Record<CartParam, (keyof ProviderCartParams)[]> = {
  promo_code: ['promo_code'],
  gift_card: ['gift_card'],
  service_fees: ['service_fees'],
  gift: ['is_gifted_order', 'gifted_order_data', 'gift_message'],
};
const paramNames = Object.keys(keysOfParam) as CartParam[];
/** Failures that pass: the provider was busy, or did not know the customer. */
const noVerdict = new Set([401, 408, 425, 429]);

const paramOf = (key: string): CartParam | undefined =>
  paramNames.find((param) => (keysOfParam[param] as string[]).includes(key));

const presentIn = (params: ProviderCartParams): CartParam[] =>
  paramNames.filter((param) => keysOfParam[param].some((key) => params[key] !== undefined));

const without = (params: ProviderCartParams, dropped: readonly CartParam[]): ProviderCartParams => {
  const kept = Object.entries(params).filter(([key]) => !dropped.some((param) => param === paramOf(key)));
  return Object.fromEntries(kept);
};

/** Whether the provider refused the call, rather than failed to answer it. */
const isRefusal = (error: unknown): error is ProviderError => {
  if (!(error instanceof ProviderError)) return false;
  if (error.kind === 'refused') return true;
  const status = error.status ?? 500;
  return error.kind === 'status' && status >= 400 && status < 500 && !noVerdict.has(status);
};

/** The params that a refusal names by its fields, such as `service_fees.0.address_id`. */
const namedIn = (error: ProviderError, present: readonly CartParam[]): RefusedParam[] => {
  const named = Object.entries(error.fields).flatMap(([field, message]) => {
    const param = paramOf(field.split(/[.[]/)[0] ?? '');
    return param && present.includes(param) ? [{ param, message }] : [];
  });
  return named.filter((one, index) => named.findIndex(({ param }) => param === one.param) === index);
};

/** For a refusal that names no field: the parameter without which the cart is answered, else all of them. */
const findCulprit = async (
  client: ProviderClient,
  params: ProviderCartParams,
  refusal: ProviderError,
): Promise<PricedCart> => {
  const message = refusal.isProvidersMessage ? refusal.message : null;
  const present = presentIn(params);
  for (const param of present.length > 1 ? present : []) {
    try {
      return { cart: await getCart(client, without(params, [param])), refused: [{ param, message }] };
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return { cart: await getCart(client), refused: present.map((param) => ({ param, message })) };
};

/**
 * The cart with its promo code, gift card, fees and gift. When the provider refuses one of them the cart is answered
 * without it, and the refusal beside it. One call, and further ones only after a refusal.
 */
export const getPricedCart = async (client: ProviderClient, params: ProviderCartParams): Promise<PricedCart> => {
  try {
    return { cart: await getCart(client, params), refused: [] };
  } catch (error) {
    const present = presentIn(params);
    if (!isRefusal(error) || present.length === 0) throw error;
    const named = namedIn(error, present);
    if (named.length === 0) return findCulprit(client, params, error);
    const names = named.map(({ param }) => param);
    const rest = await getPricedCart(client, without(params, names));
    return { cart: rest.cart, refused: [...named, ...rest.refused] };
  }
};
