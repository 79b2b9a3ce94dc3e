import { listMenus } from '../../provider/catalogue.ts';
import { listProducts } from '../../provider/shop.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';

export const Query = {
  shopMenus: (_root, _args, { shopProvider }) => listMenus(shopProvider(), {}),

  shopProducts: (_root, { filter: { categoryId, subCategoryId, page } }, { shopProvider, language }) => {
    refuseInput({ page: (page ?? 1) < 1 && 'page' }, language);
    return listProducts(shopProvider(), {
      category_id: categoryId,
      sub_category_id: subCategoryId,
      page: page ?? 1,
    });
  },
} satisfies QueryResolvers;
