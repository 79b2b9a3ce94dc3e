import { useEffect, useRef } from 'react';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ItemDetail, type KnownItem, WaitingDetail } from '../../lists/item-detail.tsx';
import { useViewedItem } from '../../tracking/tracked-items.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AddButton, PurchaseChoices, PurchaseTotal, SetAsideButton } from './purchase-parts.tsx';
import type { SoldAs, Wish } from './use-draft.ts';
import { type Buyable, sizeOf, usePurchase } from './use-purchase.ts';
import { useShopItem } from './use-shop-item.ts';

export type ShopDialogProps = {
  productId: string;
  soldAs: SoldAs;
  /** A guest's choice before signing in: it is put into the cart at once. */
  wanted?: Wish;
  /** The fields of the card that opened the dialog. */
  known?: KnownItem | undefined;
};

type ProductViewProps = ShopDialogProps &
  DialogControls & {
    product: Buyable;
    /** False while only the card's fields are there. */
    isWhole: boolean;
  };

/** One view from the first word to the last: its picture, which may still be moving in, stays the same element. */
const ProductView = ({ product, isWhole, soldAs, wanted, onClose }: ProductViewProps) => {
  const text = useText();
  const name = product.name || text('shop.product.title');
  const purchase = usePurchase(product, { soldAs, wanted, onAdded: onClose });
  useViewedItem(isWhole ? product : null);
  const { add, isBusy } = purchase;
  const isResumed = useRef(false);
  useEffect(() => {
    if (!wanted || !isWhole || isResumed.current) return;
    isResumed.current = true;
    add();
  });
  return (
    <DialogFrame
      title={name}
      onClose={onClose}
      busy={isBusy}
      cover
      footer={
        <>
          <PurchaseTotal purchase={purchase} />
          <AddButton product={product} purchase={purchase} isWhole={isWhole} />
          <SetAsideButton product={product} soldAs={soldAs} purchase={purchase} isWhole={isWhole} onKept={onClose} />
        </>
      }
    >
      <ItemDetail
        item={{ ...product, ...sizeOf(product, purchase.wish.extension), name }}
        shape={product.isGiftCard ? 'card' : 'wide'}
        description={product.description}
      >
        {isWhole && <PurchaseChoices product={product} purchase={purchase} />}
      </ItemDetail>
    </DialogFrame>
  );
};

/** The card's fields, as a product whose rest is loading. */
const begunFrom = ({ productId, soldAs, known }: ShopDialogProps): Buyable | null =>
  known?.price
    ? {
        __typename: 'Product',
        id: productId,
        name: known.name,
        image: known.image,
        description: null,
        isGiftCard: soldAs === 'GIFT_CARD',
        price: known.price,
        priceBeforeDiscount: known.priceBeforeDiscount ?? null,
        sizes: [],
      }
    : null;

export const Dialog = (props: ShopDialogProps & DialogControls) => {
  const text = useText();
  const title = text('shop.product.title');
  const { product, isMissing, error, fetching, execute } = useShopItem(props.productId, props.soldAs);
  const isFailed = isMissing || Boolean(error);
  const shown = product ?? (isFailed ? null : begunFrom(props));
  if (shown) return <ProductView {...props} product={shown} isWhole={product !== null} />;
  return (
    <DialogFrame title={title} onClose={props.onClose} cover={!isFailed}>
      {!isFailed && <WaitingDetail title={title} />}
      {error && <FailedAnswer error={error} execute={execute} waiting={fetching} />}
      {isMissing && <EmptyState icon="store">{text('shop.product.gone')}</EmptyState>}
    </DialogFrame>
  );
};
