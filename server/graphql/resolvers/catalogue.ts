import { getProduct, listAllServices, listMenus, listServices } from '../../provider/catalogue.ts';
import type { ProviderClient } from '../../provider/client.ts';
import { pageOf } from '../../provider/decode.ts';
import { unlessNotFound } from '../../provider/errors.ts';
import type { CatalogueKind, QueryResolvers, Service, ServicePage } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { arrange, isArranged } from '../mappers/arrangement.ts';

const toArrangedPage = (services: readonly Service[], number: number, size: number): ServicePage => {
  const { entries, page } = pageOf(services, number, size);
  return { services: entries, page, canArrange: true };
};

const mostPerPage = 100;

const findProduct = (client: ProviderClient, id: string, kind?: CatalogueKind | null) =>
  unlessNotFound(getProduct(client, id, kind));

export const Query = {
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
      // Some providers list retail products only in their shop.
      (kind ? null : findProduct(shopProvider(), id))
    );
  },
} satisfies QueryResolvers;
