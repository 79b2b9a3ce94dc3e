import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { useGiftCardsOnSaleQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemCard } from '../../lists/item-card.tsx';
import { itemTiles } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { useOpenOverPage } from '../../routing/use-url-dialog.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The gift cards that the shop sells, or why there are none. */
export const CardsOnSale = () => {
  const text = useText();
  const openOverPage = useOpenOverPage();
  const [{ data, error, fetching }, execute] = useGiftCardsOnSaleQuery({});
  if (error && !data) return <FailedAnswer error={error} execute={execute} waiting={fetching} />;
  if (!data) return <ItemGrid look={itemTiles} waitingFor={10} />;
  const cards = data.giftCardsOnSale;
  if (cards.length === 0) return <EmptyState icon="gift">{text('vouchers.shop.none')}</EmptyState>;
  return (
    <ItemGrid look={itemTiles}>
      {cards.map((card, index) => (
        <ItemCard
          key={card.id}
          to={`/product/${card.id}`}
          item={card}
          action={text('vouchers.shop.choose')}
          onOpen={() => openOverPage(`/gift-cards?${new URLSearchParams({ product: card.id })}`)}
          heading="h3"
          shape="card"
          priority={index === 0}
        />
      ))}
    </ItemGrid>
  );
};
