/** An id that a URL names; null when it is missing or cannot be one. */
export const readId = (search: URLSearchParams, name: string): string | null => {
  const value = search.get(name);
  return value && /^[\w-]{1,64}$/.test(value) ? value : null;
};

/** The page of a list that a URL names; 1 for anything that is not a whole number from 1 to 9999. */
export const readPage = (search: URLSearchParams): number => {
  const value = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
};

const order = [
  'q',
  'city',
  'branch',
  'menu',
  'category',
  'sub',
  'sort',
  'from',
  'to',
  'minutes',
  'offers',
  'page',
  'service',
  'product',
  'booking',
] as const;

type ListFilter = { [name in (typeof order)[number]]?: string | number | null };

/** The URL of a filtered list. Empty fields and the first page are left out: every list has one URL. */
export const listPath = (path: string, filter: ListFilter): string => {
  const pairs: string[] = [];
  for (const name of order) {
    const value = filter[name];
    if (value && value !== 1) pairs.push(`${name}=${encodeURIComponent(value)}`);
  }
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
};

/**
 * Whether the requested page is beyond the end of its list: it is empty. A provider without a page count is trusted if it
 * has entries.
 */
export const isBeyondLast = (asked: number, lastPage: number, found: number): boolean =>
  asked > Math.max(1, lastPage) && (found === 0 || lastPage > 1);
