import type { MenusQuery, ServicesQueryVariables } from '../../graphql/generated/operations.ts';

type MenuList = MenusQuery['menus'];

/** What the address of the services page says. Ids are null when everything is wanted. */
export type ServiceFilter = {
  branch: string | null;
  menu: string | null;
  category: string | null;
  sub: string | null;
  /** From 1. */
  page: number;
};

const largestPage = 9999;

const readId = (search: URLSearchParams, name: string): string | null => {
  const value = search.get(name);
  return value && /^[\w-]{1,64}$/.test(value) ? value : null;
};

/** The page of a list that an address names; 1 for anything that is not a whole number from 1. */
export const readPage = (search: URLSearchParams): number => {
  const value = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), largestPage) : 1;
};

export const readServiceFilter = (search: URLSearchParams): ServiceFilter => ({
  branch: readId(search, 'branch'),
  menu: readId(search, 'menu'),
  category: readId(search, 'category'),
  sub: readId(search, 'sub'),
  page: readPage(search),
});

/** The address of a list with a filter; what is empty stays out, and so does the first page. */
export const filterAddress = (path: string, filter: Partial<Record<string, string | number | null>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

export const servicesAddress = (filter: Partial<ServiceFilter>): string => {
  const { branch, menu, category, sub, page } = filter;
  return filterAddress('/services', { branch, menu, category, sub, page } as Record<string, string | number | null>);
};

const menuOfCategory = (list: MenuList, category: string | null) =>
  list.menus.find(({ categories }) => categories.some(({ id }) => id === category))?.id ?? null;

/**
 * What to ask the list of services for. The menus' answer steers it: its branch, its kind of menu and its kind of
 * category query go back to the provider as they came. Without an answer the address alone has to do.
 */
export const servicesFilter = (filter: ServiceFilter, list: MenuList | null | undefined) => {
  const { branch, menu, category, sub, page } = filter;
  const asked: ServicesQueryVariables['filter'] = {
    branchId: branch ?? list?.branchId ?? null,
    menuId: menu ?? (list ? menuOfCategory(list, category) : null),
    categoryId: category,
    subCategoryId: sub,
    page,
  };
  return list ? { ...asked, isCustomMenu: list.isCustomMenu, categoryQueryType: list.categoryQueryType } : asked;
};
