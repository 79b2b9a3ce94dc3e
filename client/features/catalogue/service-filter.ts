import type { MenusQuery, ServicesQueryVariables } from '../../graphql/generated/operations.ts';
import { listAddress, readId, readPage } from '../../routing/list-address.ts';

type MenuList = MenusQuery['menus'];

/** What the address of the services page says. Ids are null when everything is wanted. */
export type ServiceFilter = {
  branch: string | null;
  menu: string | null;
  category: string | null;
  sub: string | null;
  /** From 1. */
  page: number;
  /** The treatment whose dialog lies over the list. */
  service: string | null;
};

export const readServiceFilter = (search: URLSearchParams): ServiceFilter => ({
  branch: readId(search, 'branch'),
  menu: readId(search, 'menu'),
  category: readId(search, 'category'),
  sub: readId(search, 'sub'),
  page: readPage(search),
  service: readId(search, 'service'),
});

export const servicesAddress = (filter: Partial<ServiceFilter>): string => listAddress('/services', filter);

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
