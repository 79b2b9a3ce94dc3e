import { listMenus, listProducts } from '../../provider/catalogue.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toMenuList } from '../mappers/catalogue.ts';
import { toProductPage } from '../mappers/shop.ts';

const Query = {
  shopMenus: async (_root, _args, { shopProvider, backend }) =>
    toMenuList(await listMenus(shopProvider(), {}), backend.config.providerUrl),

  shopProducts: async (_root, { filter }, { shopProvider, backend, language }) => {
    const page = filter.page ?? 1;
    refuseInput(page < 1 ? { page: 'page' } : {}, language);
    const list = await listProducts(shopProvider(), {
      category_id: filter.categoryId,
      sub_category_id: filter.subCategoryId,
      page,
    });
    return toProductPage(list, backend.config.providerUrl);
  },
} satisfies Pick<QueryResolvers, 'shopMenus' | 'shopProducts'>;

export const shop = { Query };
