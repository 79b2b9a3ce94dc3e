import type {
  BranchListQuery,
  MenusQuery,
  ServiceSort,
  ServicesQuery,
  ServicesQueryVariables,
} from '../../graphql/generated/graphql.ts';
import { isBeyondLast, listPath, readId, readPage } from '../../routing/list-path.ts';
import { namesWhatMenusHave } from '../../routing/menus.ts';
import { westernDigits } from '../../ui/form/western-digits.ts';

/** The order of a list by its name in URLs. */
export const sorts = {
  price: 'PRICE',
  '-price': 'PRICE_DESCENDING',
  time: 'DURATION',
  '-time': 'DURATION_DESCENDING',
  offer: 'DISCOUNT',
} as const satisfies Record<string, ServiceSort>;

const isSort = (name: string | null): name is keyof typeof sorts => name !== null && Object.hasOwn(sorts, name);

/** A whole number as people write it; null for anything else, and for nothing. */
const readNumber = (search: URLSearchParams, name: string): number | null => {
  const digits = westernDigits(search.get(name) ?? '').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};

/**
 * The order and the filter of a list in the URL. Prices the wrong way round are turned round, and a
 * beginning of nothing is none.
 */
export const readArrangement = (search: URLSearchParams) => {
  const [from, to] = [readNumber(search, 'from') || null, readNumber(search, 'to')];
  const isTurned = from !== null && to !== null && from > to;
  const sort = search.get('sort');
  return {
    sort: isSort(sort) ? sort : null,
    /** Riyals, from and to. */
    from: isTurned ? to || null : from,
    to: isTurned ? from : to,
    /** At most so long. */
    minutes: readNumber(search, 'minutes') || null,
    /** Reduced treatments only. */
    offers: search.get('offers') === '1' ? (1 as const) : null,
  };
};

type Arrangement = ReturnType<typeof readArrangement>;

export const noArrangement: Arrangement = { sort: null, from: null, to: null, minutes: null, offers: null };

/** How many wishes an arrangement has; the two ends of the price are one. */
export const countWishes = ({ sort, from, to, minutes, offers }: Arrangement): number =>
  [sort, from ?? to, minutes, offers].filter((wish) => wish !== null).length;

type Asked = ServicesQueryVariables['filter'];

/** The same for the list of services, in halalas. */
export const arrangementFilter = ({ sort, from, to, minutes, offers }: Arrangement): Partial<Asked> => ({
  ...(sort && { sort: sorts[sort] }),
  ...(from !== null && { minPrice: from * 100 }),
  ...(to !== null && { maxPrice: to * 100 }),
  ...(minutes !== null && { maxMinutes: minutes }),
  ...(offers && { hasDiscount: true }),
});

type MenuList = MenusQuery['menus'];

/** The filter in the URL of the services page. A null id stands for all. */
export const readServiceFilter = (search: URLSearchParams) => ({
  branch: readId(search, 'branch'),
  menu: readId(search, 'menu'),
  category: readId(search, 'category'),
  sub: readId(search, 'sub'),
  ...readArrangement(search),
  page: readPage(search),
  /** The treatment whose dialog lies over the list. */
  service: readId(search, 'service'),
});

export type ServiceFilter = ReturnType<typeof readServiceFilter>;

export const servicesPath = (filter: Partial<ServiceFilter>): string => listPath('/services', filter);

/** The same list without sorting and filtering. */
export const usualListPath = (filter: ServiceFilter): string =>
  servicesPath({ ...filter, ...noArrangement, page: 1, service: null });

/**
 * The URL that search engines keep. The same services in another branch or menu are the same page to them, and the
 * further pages of such a list belong to its first.
 */
export const canonicalServicesPath = (filter: ServiceFilter): string => {
  const { branch, menu, category, sub, page } = filter;
  return servicesPath({ category, sub, page: branch || menu || countWishes(filter) > 0 ? 1 : page });
};

/**
 * Whether a URL names only existing things. Kinds without a list of the provider cannot be judged. A branch may
 * lack things of others, and visitors carry theirs into URLs that they were sent: there only the branch counts.
 */
export const namesWhatExists = (
  filter: ServiceFilter,
  menus: MenuList['menus'] | undefined,
  list: BranchListQuery | undefined,
): boolean => {
  const { branch } = filter;
  if (branch === null) return namesWhatMenusHave(filter, menus);
  return !list || list.branchPage.unfilteredTotal === 0 || list.branches.some(({ id }) => id === branch);
};

/** Whether a list ended before the page that a URL asks for. In a branch that is an empty list, as above. */
export const isBeyondList = ({ branch, page }: ServiceFilter, list: ServicesQuery['services']): boolean =>
  branch === null && isBeyondLast(page, list.page.lastPage, list.services.length);

const menuOfCategory = (list: MenuList, category: string | null) =>
  list.menus.find(({ categories }) => categories.some(({ id }) => id === category))?.id ?? null;

/**
 * The filter for the list of services. The menus' answer steers it: its branch, its kind of menu and its kind of
 * category query go back to the provider as they came. Without an answer the URL alone has to do.
 */
export const servicesFilter = (filter: ServiceFilter, list: MenuList | null | undefined) => {
  const { branch, menu, category, sub, page } = filter;
  const asked: Asked = {
    branchId: branch ?? list?.branchId ?? null,
    menuId: menu ?? (list ? menuOfCategory(list, category) : null),
    categoryId: category,
    subCategoryId: sub,
    page,
    ...arrangementFilter(filter),
  };
  return list ? { ...asked, isCustomMenu: list.isCustomMenu, categoryQueryType: list.categoryQueryType } : asked;
};
