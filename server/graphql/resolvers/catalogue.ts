import { getProduct, listAllServices, listMenus, listServices } from '../../provider/catalogue.ts';
import type { ProviderClient } from '../../provider/client.ts';
import { isNotFound } from '../../provider/errors.ts';
import type { CatalogueKind, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { arrange, isArranged, toArrangedPage } from '../mappers/arrangement.ts';

const flagOf = (value: boolean | null | undefined): 0 | 1 | null => {
  if (value === null || value === undefined) return null;
  return value ? 1 : 0;
};

const mostPerPage = 100;

const findProduct = async (client: ProviderClient, id: string, kind?: CatalogueKind | null) => {
  try {
    return await getProduct(client, id, kind);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

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
      is_custom_menu: flagOf(filter.isCustomMenu),
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
