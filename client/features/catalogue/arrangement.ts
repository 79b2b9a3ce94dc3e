import type { ServiceSort, ServicesQueryVariables } from '../../graphql/generated/operations.ts';
import { westernDigits } from '../../ui/form/western-digits.ts';

/** How the URL wants a list sorted, and what it wants left of it. */
export type Arrangement = {
  sort: string | null;
  /** Riyals, from and to. */
  from: number | null;
  to: number | null;
  /** At most so long. */
  minutes: number | null;
  /** Reduced treatments only. */
  offers: 1 | null;
};

/** The order of a list by its name in URLs. */
export const sorts = {
  price: 'PRICE',
  '-price': 'PRICE_DESCENDING',
  time: 'DURATION',
  '-time': 'DURATION_DESCENDING',
  offer: 'DISCOUNT',
} as const satisfies Record<string, ServiceSort>;

export type SortName = keyof typeof sorts;

const isSort = (name: string | null): name is SortName => name !== null && Object.hasOwn(sorts, name);

/** A whole number as people write it; null for anything else, and for nothing. */
const readNumber = (search: URLSearchParams, name: string): number | null => {
  const digits = westernDigits(search.get(name) ?? '').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};

/** Prices the wrong way round are turned round, and a beginning of nothing is none. */
export const readArrangement = (search: URLSearchParams): Arrangement => {
  const [from, to] = [readNumber(search, 'from') || null, readNumber(search, 'to')];
  const isTurned = from !== null && to !== null && from > to;
  const sort = search.get('sort');
  return {
    sort: isSort(sort) ? sort : null,
    from: isTurned ? to || null : from,
    to: isTurned ? from : to,
    minutes: readNumber(search, 'minutes') || null,
    offers: search.get('offers') === '1' ? 1 : null,
  };
};

export const noArrangement: Arrangement = { sort: null, from: null, to: null, minutes: null, offers: null };

/** How many wishes an arrangement has; the two ends of the price are one. */
export const countWishes = ({ sort, from, to, minutes, offers }: Arrangement): number =>
  [sort, from ?? to, minutes, offers].filter((wish) => wish !== null).length;

/** The same for the list of services, in halalas. */
export const arrangementFilter = ({ sort, from, to, minutes, offers }: Arrangement) => {
  const filter: Partial<ServicesQueryVariables['filter']> = {
    ...(isSort(sort) && { sort: sorts[sort] }),
    ...(from !== null && { minPrice: from * 100 }),
    ...(to !== null && { maxPrice: to * 100 }),
    ...(minutes !== null && { maxMinutes: minutes }),
    ...(offers && { hasDiscount: true }),
  };
  return filter;
};
