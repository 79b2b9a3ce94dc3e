import type { ProviderProduct } from '../../provider/catalogue.ts';
import type { ServiceFilterInput, ServiceSort } from '../generated/types.ts';
import { toMoney } from './money.ts';

type Arrangement = Pick<ServiceFilterInput, 'sort' | 'minPrice' | 'maxPrice' | 'maxMinutes' | 'hasDiscount'>;

const priceOf = (product: ProviderProduct) => toMoney(product.price ?? 0).amount;

/** The part of the old price that is saved, from 0 to 1. */
function savedPart({ price, price_before_discount: before }: ProviderProduct): number {
  return price !== null && before !== null && before > price ? (before - price) / before : 0;
}

/** Services of unknown duration come last in both directions. */
const minutesOf = (product: ProviderProduct, unknown: number) => product.duration || unknown;

const ORDERS: Record<ServiceSort, (one: ProviderProduct, other: ProviderProduct) => number> = {
  PRICE: (one, other) => priceOf(one) - priceOf(other),
  PRICE_DESCENDING: (one, other) => priceOf(other) - priceOf(one),
  DURATION: (one, other) => minutesOf(one, 1e9) - minutesOf(other, 1e9),
  DURATION_DESCENDING: (one, other) => minutesOf(other, 0) - minutesOf(one, 0),
  DISCOUNT: (one, other) => savedPart(other) - savedPart(one),
};

/** Whether a filter wants more than the provider's own order. */
export function isArranged({ sort, minPrice, maxPrice, maxMinutes, hasDiscount }: Arrangement): boolean {
  return Boolean(sort || minPrice || hasDiscount) || typeof maxPrice === 'number' || typeof maxMinutes === 'number';
}

/** A whole list, filtered and sorted; what is equal keeps the provider's order. */
export function arrange(products: readonly ProviderProduct[], wish: Arrangement): ProviderProduct[] {
  const { sort, minPrice, maxPrice, maxMinutes, hasDiscount } = wish;
  const left = products.filter((product) => {
    const price = priceOf(product);
    if (price < (minPrice ?? 0) || price > (maxPrice ?? Number.POSITIVE_INFINITY)) return false;
    if (typeof maxMinutes === 'number' && minutesOf(product, Number.POSITIVE_INFINITY) > maxMinutes) return false;
    return !hasDiscount || savedPart(product) > 0;
  });
  return sort ? left.sort(ORDERS[sort]) : left;
}
