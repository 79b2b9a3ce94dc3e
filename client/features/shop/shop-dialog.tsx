import { useEffect, useRef } from 'react';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useViewedItem } from '../../tracking/use-viewed-item.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import type { KnownItem } from '../../ui/dialog/known-item.ts';
import { SheetTitle } from '../../ui/dialog/sheet.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from '../../ui/media/item-detail.styles.ts';
import { ProductDetail } from './product-detail.tsx';
import { AddButton, PurchaseChoices, PurchaseTotal, WaitingFooter } from './purchase-parts.tsx';
import type { Buyable, SoldAs, Wish } from './purchase-rules.ts';
import { SetAsideButton } from './set-aside-button.tsx';
import { usePurchase } from './use-purchase.ts';
import { useShopItem } from './use-shop-item.ts';

export type ShopDialogProps = {
  productId: string;
  soldAs: SoldAs;
  /** What a guest chose before signing in: it is put into the cart at once. */
  wanted?: Wish;
  /** What the card said that opened the dialog. */
  known?: KnownItem | undefined;
};

type ProductViewProps = ShopDialogProps & DialogControls & { product: Buyable };

const ProductView = ({ product, soldAs, wanted, onClose }: ProductViewProps) => {
  const text = useText();
  const purchase = usePurchase(product, { soldAs, wanted, onAdded: onClose });
  useViewedItem(product);
  const { add, isBusy } = purchase;
  const isResumed = useRef(false);
  useEffect(() => {
    if (!wanted || isResumed.current) return;
    isResumed.current = true;
    add();
  });
  return (
    <DialogFrame
      title={product.name || text('shop.product.title')}
      onClose={onClose}
      busy={isBusy}
      cover
      footer={
        <>
          <PurchaseTotal purchase={purchase} />
          <SetAsideButton product={product} soldAs={soldAs} purchase={purchase} onKept={onClose} />
          <AddButton purchase={purchase} />
        </>
      }
    >
      <ProductDetail
        isLive
        title={<SheetTitle>{product.name || text('shop.product.title')}</SheetTitle>}
        product={product}
        piece={purchase.piece}
      >
        <PurchaseChoices product={product} purchase={purchase} />
      </ProductDetail>
    </DialogFrame>
  );
};

/** What the card said, until the rest is there: each thing where it will be. */
const KnownProduct = ({ known, soldAs, onClose }: ShopDialogProps & DialogControls & { known: KnownItem }) => {
  const text = useText();
  const { name, image, price, priceBeforeDiscount } = known;
  const amount = price?.amount ?? 0;
  return (
    <DialogFrame title={name} onClose={onClose} cover footer={<WaitingFooter total={amount} />}>
      <ProductDetail
        isLive
        title={<SheetTitle>{name || text('shop.product.title')}</SheetTitle>}
        product={{ image, isGiftCard: soldAs === 'GIFT_CARD' }}
        piece={{ amount, before: priceBeforeDiscount?.amount ?? null }}
      />
    </DialogFrame>
  );
};

/** The shape of a product of which nothing is known yet. */
const UnknownProduct = ({ onClose }: DialogControls) => {
  const text = useText();
  return (
    <DialogFrame title={text('shop.product.title')} onClose={onClose} cover>
      <div className={styles.detail} aria-busy="true" role="status" aria-label={text('shell.loading')}>
        <Skeleton shape="picture" className={styles.picture} />
        <div className={styles.texts}>
          <SheetTitle>{text('shop.product.title')}</SheetTitle>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </div>
    </DialogFrame>
  );
};

export const Dialog = (props: ShopDialogProps & DialogControls) => {
  const text = useText();
  const { product, isMissing, error, fetching, retry } = useShopItem(props.productId, props.soldAs);
  if (product) return <ProductView {...props} product={product} />;
  if (props.known?.price && !isMissing && !error) return <KnownProduct {...props} known={props.known} />;
  if (!isMissing && !error) return <UnknownProduct {...props} />;
  return (
    <DialogFrame title={text('shop.product.title')} onClose={props.onClose}>
      <ErrorState tryAgainLabel={text('shell.tryAgain')} waiting={fetching} {...(!isMissing && { onTryAgain: retry })}>
        {error ? <FailureSentences failure={failureOf(error)} /> : text('shop.product.gone')}
      </ErrorState>
    </DialogFrame>
  );
};
