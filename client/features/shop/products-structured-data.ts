import { ShopMenusDocument, ShopProductsDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { categoryIn } from '../../routing/menus.ts';
import type { StructuredData } from '../../routing/page.ts';
import { breadcrumbs, itemList } from '../../routing/schema-parts.ts';
import { readShopFilter, shopPath, shopVariables } from './shop-filters.ts';

export const structuredData: StructuredData = (context) => {
  const { client, intl, search } = context;
  const filter = readShopFilter(search);
  const products = readCached(client, ShopProductsDocument, shopVariables(filter))?.shopProducts.products ?? [];
  const menus = readCached(client, ShopMenusDocument, {})?.shopMenus.menus;
  const category = categoryIn(menus, filter.category);
  const trail = [
    { name: intl.formatMessage({ id: 'shell.nav.shop' }), path: '/shop/products' },
    ...(category ? [{ name: category.name, path: shopPath({ category: category.id }) }] : []),
  ];
  return [itemList(context, products), breadcrumbs(context, trail)];
};
