import { useEffect, useRef } from 'react';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useViewedItem } from '../../tracking/use-viewed-item.ts';
import { DialogFrame } from '../../ui/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog-store.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProductDetail } from './product-detail.tsx';
import { AddButton, PurchaseChoices, PurchaseTotal } from './purchase-parts.tsx';
import type { Buyable } from './purchase-rules.ts';
import { SetAsideButton } from './set-aside-button.tsx';
import type { ShopDialogProps } from './shop-definition.ts';
import { usePurchase } from './use-purchase.ts';
import { useShopItem } from './use-shop-item.ts';

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
      footer={
        <>
          <PurchaseTotal purchase={purchase} />
          <SetAsideButton product={product} soldAs={soldAs} purchase={purchase} onKept={onClose} />
          <AddButton purchase={purchase} />
        </>
      }
    >
      <ProductDetail product={product} piece={purchase.piece}>
        <PurchaseChoices product={product} purchase={purchase} />
      </ProductDetail>
    </DialogFrame>
  );
};

export const Dialog = (props: ShopDialogProps & DialogControls) => {
  const text = useText();
  const { product, isMissing, error, fetching, retry } = useShopItem(props.productId, props.soldAs);
  if (product) return <ProductView {...props} product={product} />;
  return (
    <DialogFrame title={text('shop.product.title')} onClose={props.onClose}>
      {!isMissing && !error && <DialogSkeleton />}
      {(isMissing || error) && (
        <ErrorState
          tryAgainLabel={text('shell.tryAgain')}
          waiting={fetching}
          {...(!isMissing && { onTryAgain: retry })}
        >
          {error ? <FailureSentences failure={failureOf(error)} /> : text('shop.product.gone')}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
