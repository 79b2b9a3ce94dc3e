import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import type { useShopProductsQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemCard } from '../../lists/item-card.tsx';
import { itemColumns } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { Link } from '../../routing/link.tsx';
import { isBeyondLast } from '../../routing/list-path.ts';
import { NotFoundError } from '../../routing/page.ts';
import { useOpenOverPage } from '../../routing/use-url-dialog.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { shopDialog } from './shop-definition.ts';
import { type ShopFilter, shopPath } from './shop-filters.ts';

type ShopListProps = { filter: ShopFilter; result: ReturnType<typeof useShopProductsQuery> };

const NoProducts = () => {
  const text = useText();
  return (
    <EmptyState
      picture="results"
      title={text('catalogue.empty.title')}
      action={
        <Link to="/shop/products" className={buttonLook.secondary.md}>
          {text('shop.empty.showAll')}
        </Link>
      }
    >
      {text('shop.empty.body')}
    </EmptyState>
  );
};

/** The cards of the asked page of the shop, or why there are none. */
export const ShopList = ({ filter, result: [{ data, error, fetching }, execute] }: ShopListProps) => {
  const text = useText();
  const openOverPage = useOpenOverPage();
  if (error && !data) {
    if (failureOf(error).code === 'NOT_FOUND') throw new NotFoundError();
    return <FailedAnswer error={error} execute={execute} waiting={fetching} />;
  }
  if (!data) return <ItemGrid look={itemColumns} waitingFor={10} />;
  const { products, page } = data.shopProducts;
  if (isBeyondLast(filter.page, page.lastPage, products.length)) throw new NotFoundError();
  if (products.length === 0) return <NoProducts />;
  const pages = {
    currentPage: page.currentPage,
    lastPage: page.lastPage,
    pathOf: (number: number) => shopPath({ ...filter, product: null, page: number }),
  };
  return (
    <ItemGrid look={itemColumns} pages={pages} isStale={fetching}>
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
