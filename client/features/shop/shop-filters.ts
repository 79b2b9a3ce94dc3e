import { listAddress, readId, readPage } from '../../routing/list-address.ts';

/** What the address of the shop's list says. */
export const readShopFilter = (search: URLSearchParams) => ({
  category: readId(search, 'category'),
  sub: readId(search, 'sub'),
  page: readPage(search),
});

export type ShopFilter = ReturnType<typeof readShopFilter>;

export const shopAddress = (filter: Partial<ShopFilter>): string => listAddress('/shop/products', filter);

export const shopVariables = ({ category, sub, page }: ShopFilter) => ({
  filter: { categoryId: category, subCategoryId: sub, page },
});
