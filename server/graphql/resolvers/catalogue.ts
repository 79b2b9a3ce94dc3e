import {
  getProduct,
  listMenus,
  listProducts,
  listWholeCatalogue,
  type ProviderProduct,
} from '../../provider/catalogue.ts';
import type { ProviderClient } from '../../provider/client.ts';
import { isNotFound } from '../../provider/errors.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { arrange, isArranged } from '../mappers/arrangement.ts';
import { MOST_ARRANGED_PAGES, toArrangedPage, toMenuList, toServicePage } from '../mappers/catalogue.ts';
import { toCatalogueItem } from '../mappers/shop.ts';

function flagOf(value: boolean | null | undefined): 0 | 1 | null {
  if (value === null || value === undefined) return null;
  return value ? 1 : 0;
}

const MOST_PER_PAGE = 100;

async function findProduct(client: ProviderClient, id: string): Promise<ProviderProduct | null> {
  try {
    return await getProduct(client, id);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
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
    const base = backend.config.providerUrl;
    const query = {
      category_id: filter.categoryId,
      sub_category_id: filter.subCategoryId,
      branch_id: filter.branchId,
      menu_id: filter.menuId,
      is_custom_menu: flagOf(filter.isCustomMenu),
      category_query_type: filter.categoryQueryType,
      page,
    };
    if (!isArranged(filter)) return toServicePage(await listProducts(provider, query), base);
    const { products, first } = await listWholeCatalogue(provider, query, MOST_ARRANGED_PAGES);
    const size = Math.min(first.pagination_options.per_page, MOST_PER_PAGE);
    if (products) return toArrangedPage(arrange(products, filter), { number: page, size }, base);
    return toServicePage(page === 1 ? first : await listProducts(provider, query), base);
  },

  catalogueItem: async (_root, { id, as: kind }, { provider, shopProvider, backend }) => {
    if (!/^[\w-]{1,64}$/.test(id)) return null;
    const isRetail = kind === 'PRODUCT' || kind === 'GIFT_CARD';
    const product =
      (await findProduct(isRetail ? shopProvider() : provider, id)) ??
      // Some providers list what is sold over the counter only in their shop.
      (kind ? null : await findProduct(shopProvider(), id));
    return product && toCatalogueItem(product, backend.config.providerUrl, kind);
  },
} satisfies Pick<QueryResolvers, 'menus' | 'services' | 'catalogueItem'>;

export const catalogue = { Query };
