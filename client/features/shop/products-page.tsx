import { useMemo } from 'react';
import { statusOfFailure } from '../../graphql/failure.ts';
import {
  ShopMenusDocument,
  ShopProductsDocument,
  useShopMenusQuery,
  useShopProductsQuery,
} from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { isBeyondLast } from '../../routing/list-address.ts';
import { NotFoundError } from '../../routing/not-found.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { usePage } from '../../routing/page-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { pageTop } from '../../ui/page-top.styles.ts';
import { FilterRow } from '../catalogue/public.ts';
import { namesWhatShopHas, readShopFilter, type ShopFilter, shopAddress, shopVariables } from './shop-filters.ts';
import { ShopList } from './shop-list.tsx';

/** Menus and products at once: nothing in the shop's menus steers its list. Two calls of the provider. */
export const prefetch = async ({ client, search }: PageContext) => {
  const filter = readShopFilter(search);
  const [{ data, error }, menus] = await Promise.all([
    client.query(ShopProductsDocument, shopVariables(filter)),
    client.query(ShopMenusDocument, {}),
  ]);
  const { page, products } = data?.shopProducts ?? {};
  const isBeyond = page && isBeyondLast(filter.page, page.lastPage, products?.length ?? 0);
  if (isBeyond || !namesWhatShopHas(filter, menus.data)) return { status: 404 } as const;
  return statusOfFailure(error);
};

export const head = ({ intl, client, search }: HeadContext) => {
  const filter = readShopFilter(search);
  const title = intl.formatMessage({ id: 'shop.products.title' });
  const menus = readCached(client, ShopMenusDocument, {})?.shopMenus.menus ?? [];
  const category = menus.flatMap(({ categories }) => categories).find(({ id }) => id === filter.category);
  return {
    title: category ? `${category.name} · ${title}` : title,
    description: intl.formatMessage({ id: 'shop.products.description' }),
    canonicalPath: shopAddress(filter),
  };
};

const ShopFilterRows = ({ filter: { category, sub } }: { filter: ShopFilter }) => {
  const text = useText();
  const [{ data }] = useShopMenusQuery({});
  const categories = (data?.shopMenus.menus ?? []).flatMap((menu) => menu.categories);
  const subCategories = categories.find(({ id }) => id === category)?.subCategories ?? [];
  const all = text('shop.filter.all');
  return (
    <>
      <FilterRow
        label={text('shop.filter.categories')}
        all={all}
        options={categories}
        chosen={category}
        addressOf={(id) => shopAddress({ category: id })}
      />
      <FilterRow
        shape="smallChips"
        label={text('shop.filter.subCategories')}
        all={all}
        options={subCategories}
        chosen={sub}
        addressOf={(id) => shopAddress({ category, sub: id })}
      />
    </>
  );
};

export const Page = () => {
  const text = useText();
  const { search } = usePage();
  const filter = useMemo(() => readShopFilter(search), [search]);
  const [menus] = useShopMenusQuery({});
  const products = useShopProductsQuery({ variables: shopVariables(filter) });
  if (!namesWhatShopHas(filter, menus.data)) throw new NotFoundError();
  const total = products[0].data?.shopProducts.page.total;
  return (
    <>
      <div className={pageTop}>
        <div>
          <h1>{text('shop.products.title')}</h1>
          <p>{total === undefined ? '' : text('shop.products.total', { count: total })}</p>
        </div>
        <Link to="/shop/categories" className={buttonLook.secondary.md}>
          {text('shop.allCategories')}
        </Link>
      </div>
      <ShopFilterRows filter={filter} />
      <ShopList filter={filter} result={products} />
    </>
  );
};
