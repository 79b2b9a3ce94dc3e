import type { LoaderFunctionArgs } from 'react-router';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { ShopMenusDocument, ShopProductsDocument } from '../../graphql/generated/graphql.ts';
import { useShopMenusQuery, useShopProductsQuery } from '../../graphql/generated/hooks.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { CategoryRows } from '../../lists/filter-row.tsx';
import { ItemCard } from '../../lists/item-card.tsx';
import { itemColumns } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { Link } from '../../routing/link.tsx';
import { isBeyondLast } from '../../routing/list-path.ts';
import { categoryIn, namesOfCategory, namesWhatMenusHave } from '../../routing/menus.ts';
import { useOpenOverPage } from '../../routing/open-over-page.ts';
import { gone, type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { PageTop } from '../../ui/page-top.tsx';
import { headOfProduct, loadShownProduct, ProductArrival } from './product-arrival.tsx';
import * as styles from './shop.styles.ts';
import { shopDialog } from './shop-definition.ts';
import { readShopFilter, type ShopFilter, shopPath, shopVariables } from './shop-filters.ts';
import { useDraft } from './use-draft.ts';

/** The link to the draft of this device; nothing while there is none. */
const DraftLink = () => {
  const text = useText();
  const { lines } = useDraft();
  if (!lines || lines.length === 0) return null;
  return (
    <Link to="/shop/shop-draft" className={buttonLook.ghost.md}>
      {text('shop.draft.link', { count: lines.length })}
    </Link>
  );
};

/** All at once: nothing in the shop's menus steers its list. Two calls of the provider, three with a dialog. */
export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  const { client, search } = context;
  const filter = readShopFilter(search);
  const [{ data, error }, menus] = await Promise.all([
    client.query(ShopProductsDocument, shopVariables(filter)),
    client.query(ShopMenusDocument, {}),
    loadShownProduct(context, filter.product, 'PRODUCT'),
  ]);
  const { page, products } = data?.shopProducts ?? {};
  const isBeyond = page && isBeyondLast(filter.page, page.lastPage, products?.length ?? 0);
  if (isBeyond || !namesWhatMenusHave(filter, menus.data?.shopMenus.menus)) throw gone();
  return outcomeOf(error);
};

/** The dialog over the list asks for itself. */
export const shouldRevalidate = unlessOnly('product');

const head = (context: HeadContext) => {
  const { intl, client, search } = context;
  const filter = readShopFilter(search);
  const shown = headOfProduct(context, filter.product, 'PRODUCT');
  if (shown) return shown;
  const menus = readCached(client, ShopMenusDocument, {})?.shopMenus.menus;
  const names = namesOfCategory(categoryIn(menus, filter.category), filter.sub);
  const description = intl.formatMessage({ id: 'shop.products.description' });
  return {
    title: names
      ? `${names} · ${intl.formatMessage({ id: 'shell.nav.shop' })}`
      : intl.formatMessage({ id: 'shop.products.headTitle' }),
    description: names ? `${names}. ${description}` : description,
    page: filter.page,
    canonicalPath: shopPath({ ...filter, product: null }),
  };
};

type ShopListProps = { filter: ShopFilter; result: ReturnType<typeof useShopProductsQuery> };

/** The cards of the asked page of the shop, or why there are none. */
const ShopList = ({ filter, result: [{ data, error, fetching }, execute] }: ShopListProps) => {
  const text = useText();
  const openOverPage = useOpenOverPage();
  if (error && !data) return <FailedAnswer isPage error={error} execute={execute} waiting={fetching} />;
  if (!data) return <ItemGrid look={itemColumns} waitingFor={10} />;
  const { products, page } = data.shopProducts;
  if (products.length === 0) {
    return (
      <EmptyList
        picture="results"
        title={text('catalogue.empty.title')}
        to="/shop/products"
        way={text('shop.empty.showAll')}
      >
        {text('shop.empty.body')}
      </EmptyList>
    );
  }
  const pathOf = (number: number) => shopPath({ ...filter, product: null, page: number });
  return (
    <ItemGrid look={itemColumns} pages={{ ...page, pathOf }} isStale={fetching}>
      {products.map((product, index) => (
        <ItemCard
          key={product.id}
          to={`/product/${product.id}`}
          item={product}
          action={text('shop.card.view')}
          onOpen={() => openOverPage(shopPath({ ...filter, product: product.id }))}
          onApproach={() => warmDialog(shopDialog)}
          priority={index === 0}
        />
      ))}
    </ItemGrid>
  );
};

export const handle: PageHandle = {
  head,
  shown: (page) => loadShownProduct(page, readShopFilter(page.search).product, 'PRODUCT'),
  dialog: (search) => readShopFilter(search).product && 'shop/shop-dialog',
};

export const Component = () => {
  const text = useText();
  const { search } = usePage();
  const filter = readShopFilter(search);
  const [menus] = useShopMenusQuery({});
  const products = useShopProductsQuery({ variables: shopVariables(filter) });
  const total = products[0].data?.shopProducts.page.total;
  return (
    <>
      <ProductArrival
        productId={filter.product}
        soldAs="PRODUCT"
        under={shopPath({ ...filter, product: null })}
        listed={products[0].data?.shopProducts.products.find(({ id }) => id === filter.product)}
      />
      <PageTop
        title={text('shell.nav.shop')}
        lead={total === undefined ? '' : text('shop.products.total', { count: total })}
      >
        <div className={styles.ways}>
          <DraftLink />
          <Link to="/shop/categories" className={buttonLook.secondary.md}>
            {text('content.home.allCategories')}
          </Link>
        </div>
      </PageTop>
      <CategoryRows
        categories={(menus.data?.shopMenus.menus ?? []).flatMap((menu) => menu.categories)}
        chosen={filter}
        pathOf={shopPath}
      />
      <ShopList filter={filter} result={products} />
    </>
  );
};
