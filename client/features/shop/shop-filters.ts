import { listPath, readId, readPage } from '../../routing/list-path.ts';

/** The filter in the URL of the shop's list. */
export const readShopFilter = (search: URLSearchParams) => ({
  category: readId(search, 'category'),
  sub: readId(search, 'sub'),
  page: readPage(search),
  /** The product whose dialog lies over the list. */
  product: readId(search, 'product'),
});

export type ShopFilter = ReturnType<typeof readShopFilter>;

export const shopPath = (filter: Partial<ShopFilter>): string => listPath('/shop/products', filter);

export const shopVariables = ({ category, sub, page }: Pick<ShopFilter, 'category' | 'sub' | 'page'>) => ({
  filter: { categoryId: category, subCategoryId: sub, page },
});
