import type { ShopMenusQuery } from '../../graphql/generated/graphql.ts';
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

const has = (id: string | null, list: readonly { id: string }[]) =>
  id === null || list.length === 0 || list.some((entry) => entry.id === id);

/** Whether a URL names only what the shop has. What the provider lists nothing of cannot be judged. */
export const namesWhatShopHas = ({ category, sub }: ShopFilter, answer: ShopMenusQuery | undefined): boolean => {
  const categories = (answer?.shopMenus.menus ?? []).flatMap((menu) => menu.categories);
  const chosen = categories.filter(({ id }) => category === null || id === category);
  return (
    has(category, categories) &&
    has(
      sub,
      chosen.flatMap(({ subCategories }) => subCategories),
    )
  );
};
