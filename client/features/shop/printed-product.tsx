import { useText } from '../../i18n/use-text.ts';
import { ArrivalSheet } from '../../routing/arrival-sheet.tsx';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { ProductDetail } from './product-detail.tsx';
import { PurchaseChoices, PurchaseTotal, SetAsideButton } from './purchase-parts.tsx';
import { type Buyable, type SoldAs, usePurchase } from './use-purchase.ts';
import { useShopItem } from './use-shop-item.ts';

type PrintedProps = { product: Buyable; soldAs: SoldAs; under: string };

const Printed = ({ product, soldAs, under }: PrintedProps) => {
  const text = useText();
  const purchase = usePurchase(product, { soldAs });
  const name = product.name || text('shop.product.title');
  return (
    <ArrivalSheet
      cover
      title={name}
      under={under}
      closeLabel={text('shell.close')}
      footer={
        <>
          <PurchaseTotal purchase={purchase} />
          <SetAsideButton product={product} soldAs={soldAs} purchase={purchase} />
          <Link to={`/product/${product.id}`} className={buttonLook.primary.lg}>
            <Icon name="shopping-bag" />
            {text('shop.buy.add')}
          </Link>
        </>
      }
    >
      <ProductDetail product={product} piece={purchase.piece}>
        <PurchaseChoices product={product} purchase={purchase} />
      </ProductDetail>
    </ArrivalSheet>
  );
};

/** The dialog of a product as it stands there until it is live. */
export const Part = ({ productId, soldAs, under }: { productId: string; soldAs: SoldAs; under: string }) => {
  const { product } = useShopItem(productId, soldAs);
  return product && <Printed product={product} soldAs={soldAs} under={under} />;
};
