import { ShopMenusDocument, ShopProductsDocument } from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { localePath } from '../../i18n/locale.ts';
import type { StructuredData } from '../../routing/page.ts';
import { breadcrumbs, offerOf, shortName } from '../../routing/schema-parts.ts';
import { readShopFilter, shopAddress, shopVariables } from './shop-filters.ts';

export const structuredData: StructuredData = (context) => {
  const { client, intl, locale, search } = context;
  const filter = readShopFilter(search);
  const products = readCached(client, ShopProductsDocument, shopVariables(filter))?.shopProducts.products ?? [];
  const menus = readCached(client, ShopMenusDocument, {})?.shopMenus.menus ?? [];
  const category = menus.flatMap(({ categories }) => categories).find(({ id }) => id === filter.category);
  const trail = [
    { name: intl.formatMessage({ id: 'shop.products.title' }), address: '/shop/products' },
    ...(category ? [{ name: category.name, address: shopAddress({ category: category.id }) }] : []),
  ];
  return [
    {
      '@type': 'ItemList',
      itemListElement: products.map(({ id, name, image, price }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        item: {
          '@type': 'Product' as const,
          name: shortName(name),
          url: localePath(locale, `/product/${id}`),
          ...(image && { image }),
          offers: offerOf(context, price.amount, `/product/${id}`),
        },
      })),
    },
    breadcrumbs(context, trail),
  ];
};
