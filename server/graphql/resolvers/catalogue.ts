import { getProduct, listAllServices, listMenus, listServices } from '../../provider/catalogue.ts';
import type { ProviderClient } from '../../provider/client.ts';
import { pageOf } from '../../provider/decode.ts';
import { unlessNotFound } from '../../provider/errors.ts';
import type {
  CatalogueKind,
  QueryResolvers,
  Service,
  ServiceFilterInput,
  ServicePage,
  ServiceSort,
} from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';

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

/** A whole list, filtered and sorted; what is equal keeps the provider's order. */
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

const toArrangedPage = (services: readonly Service[], number: number, size: number): ServicePage => {
  const { entries, page } = pageOf(services, number, size);
  return { services: entries, page, canArrange: true };
};

const mostPerPage = 100;

const findProduct = (client: ProviderClient, id: string, kind?: CatalogueKind | null) =>
  unlessNotFound(getProduct(client, id, kind));

const Query = {
  menus: (_root, { filter: { branchId, categoryId, subCategoryId } }, { provider }) =>
    listMenus(provider, { category_id: categoryId, sub_category_id: subCategoryId, branch_id: branchId }),

  services: async (_root, { filter }, { provider, language }) => {
    const page = filter.page ?? 1;
    refuseInput({ page: page < 1 && 'page' }, language);
    const query = {
      category_id: filter.categoryId,
      sub_category_id: filter.subCategoryId,
      branch_id: filter.branchId,
      menu_id: filter.menuId,
      is_custom_menu: typeof filter.isCustomMenu === 'boolean' ? Number(filter.isCustomMenu) : null,
      category_query_type: filter.categoryQueryType,
      page,
    };
    if (!isArranged(filter)) return listServices(provider, query);
    const { services, first } = await listAllServices(provider, query);
    if (services) return toArrangedPage(arrange(services, filter), page, Math.min(first.page.perPage, mostPerPage));
    return page === 1 ? first : listServices(provider, query);
  },

  catalogueItem: async (_root, { id, as: kind }, { provider, shopProvider }) => {
    if (!/^[\w-]{1,64}$/.test(id)) return null;
    const isRetail = kind === 'PRODUCT' || kind === 'GIFT_CARD';
    return (
      (await findProduct(isRetail ? shopProvider() : provider, id, kind)) ??
      // Some providers list what is sold over the counter only in their shop.
      (kind ? null : findProduct(shopProvider(), id))
    );
  },
} satisfies QueryResolvers;

export const catalogue = { Query };
