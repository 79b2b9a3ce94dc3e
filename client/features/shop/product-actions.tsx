import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { serviceDialog } from '../appointments/public.ts';
import * as styles from './product-page.styles.ts';
import { AddButton, PurchaseChoices, PurchaseTotal } from './purchase-parts.tsx';
import type { Buyable } from './purchase-rules.ts';
import { SetAsideButton } from './set-aside-button.tsx';
import { usePurchase } from './use-purchase.ts';

/** Books a treatment through its dialog. */
export const ServiceActions = ({ serviceId, branchId }: { serviceId: string; branchId: string | null }) => {
  const text = useText();
  const dialogs = useDialogs();
  const warm = () => warmDialog(serviceDialog);
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="lg"
          aria-haspopup="dialog"
          onClick={() => dialogs.open(serviceDialog, { serviceId, branchId })}
          onPointerEnter={warm}
          onFocus={warm}
        >
          {text('shop.product.book')}
        </Button>
      </div>
      <ul className={styles.trust}>
        <li>
          <Icon name="shield-check" />
          {text('shop.product.trust')}
        </li>
        <li>
          <Icon name="circle-check" />
          {text('shop.product.confirmed')}
        </li>
      </ul>
    </>
  );
};

/** Chooses size and number of a retail product, or the number of gift cards, and puts them into the cart. */
export const RetailActions = ({ product }: { product: Buyable }) => {
  const soldAs = product.isGiftCard ? 'GIFT_CARD' : 'PRODUCT';
  const purchase = usePurchase(product, { soldAs });
  return (
    <div className={styles.purchase}>
      <PurchaseChoices product={product} purchase={purchase} />
      <PurchaseTotal purchase={purchase} />
      <div className={styles.actions}>
        <AddButton purchase={purchase} />
        <SetAsideButton product={product} soldAs={soldAs} purchase={purchase} />
      </div>
    </div>
  );
};
