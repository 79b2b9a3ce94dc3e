import { getProduct, listMenus, listProducts } from '../../provider/catalogue.ts';
import { ProviderError } from '../../provider/errors.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toCatalogueItem, toMenuList, toServicePage } from '../mappers/catalogue.ts';

function flagOf(value: boolean | null | undefined): 0 | 1 | null {
  if (value === null || value === undefined) return null;
  return value ? 1 : 0;
}

const Query = {
  menus: async (_root, { filter }, { provider, backend }) => {
    const { branchId, categoryId, subCategoryId } = filter;
    const list = await listMenus(provider, {
      category_id: categoryId,
      sub_category_id: subCategoryId,
      branch_id: branchId,
    });
    return toMenuList(list, backend.config.providerUrl);
  },

  services: async (_root, { filter }, { provider, backend, language }) => {
    const page = filter.page ?? 1;
    refuseInput(page < 1 ? { page: 'page' } : {}, language);
    const list = await listProducts(provider, {
      category_id: filter.categoryId,
      sub_category_id: filter.subCategoryId,
      branch_id: filter.branchId,
      menu_id: filter.menuId,
      is_custom_menu: flagOf(filter.isCustomMenu),
      category_query_type: filter.categoryQueryType,
      page,
    });
    return toServicePage(list, backend.config.providerUrl);
  },

  catalogueItem: async (_root, { id }, { provider, backend }) => {
    if (!/^[\w-]{1,64}$/.test(id)) return null;
    try {
      return toCatalogueItem(await getProduct(provider, id), backend.config.providerUrl);
    } catch (error) {
      if (error instanceof ProviderError && error.status === 404) return null;
      throw error;
    }
  },
} satisfies Pick<QueryResolvers, 'menus' | 'services' | 'catalogueItem'>;

export const catalogue = { Query };
