import type { Service, ServiceFilterInput, ServiceSort } from '../generated/types.ts';

type Arrangement = Pick<ServiceFilterInput, 'sort' | 'minPrice' | 'maxPrice' | 'maxMinutes' | 'hasDiscount'>;

/** The part of the old price that is saved, from 0 to 1. */
const savedPart = ({ price, priceBeforeDiscount: before }: Service): number =>
  before ? (before.amount - price.amount) / before.amount : 0;

/** Services of unknown duration come last in both directions. */
const minutesOf = (service: Service, unknown: number) => service.durationMinutes ?? unknown;

const comparisons: Record<ServiceSort, (one: Service, other: Service) => number> = {
  PRICE: (one, other) => one.price.amount - other.price.amount,
  PRICE_DESCENDING: (one, other) => other.price.amount - one.price.amount,
  DURATION: (one, other) => minutesOf(one, 1e9) - minutesOf(other, 1e9),
  DURATION_DESCENDING: (one, other) => minutesOf(other, 0) - minutesOf(one, 0),
  DISCOUNT: (one, other) => savedPart(other) - savedPart(one),
};

export const isArranged = ({ sort, minPrice, maxPrice, maxMinutes, hasDiscount }: Arrangement): boolean =>
  Boolean(sort || minPrice || hasDiscount) || typeof maxPrice === 'number' || typeof maxMinutes === 'number';

/** A whole list, filtered and sorted; equal entries keep the provider's order. */
export const arrange = <T extends Service>(services: readonly T[], wish: Arrangement): T[] => {
  const { sort, minPrice, maxPrice, maxMinutes, hasDiscount } = wish;
  const left = services.filter((service) => {
    const { amount } = service.price;
    if (amount < (minPrice ?? 0) || amount > (maxPrice ?? Number.POSITIVE_INFINITY)) return false;
    if (typeof maxMinutes === 'number' && minutesOf(service, Number.POSITIVE_INFINITY) > maxMinutes) return false;
    return !hasDiscount || savedPart(service) > 0;
  });
  return sort ? left.sort(comparisons[sort]) : left;
};
