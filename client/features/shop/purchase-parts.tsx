import { type MouseEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { useBranchListQuery } from '../../graphql/generated/hooks.ts';
import { shortName } from '../../i18n/short-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button, isRepeatedPress } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Counter } from '../../ui/form/counter.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import * as styles from './product-page.styles.ts';
import { type SoldAs, useDraft } from './use-draft.ts';
import { type Buyable, type Purchase, useShopBranch } from './use-purchase.ts';

/** How a customer gets the item: a gift card at once in their account, a product at the branch unless it is brought. */
const useArrival = (isGiftCard: boolean): string | null => {
  const text = useText();
  const isPickUp = useStorefront()?.isPickUp ?? false;
  const branchId = useShopBranch();
  const [{ data }] = useBranchListQuery({
    variables: { ids: branchId ?? [] },
    pause: branchId === null || isGiftCard || !isPickUp,
  });
  const { chosen } = useChosenBranch();
  const isHydrated = useIsHydrated();
  if (isGiftCard) return text('shop.buy.cardArrives');
  if (!isPickUp) return null;
  // The server knows the branch that a visitor has chosen, not the one where the shop itself stands.
  const isShown = chosen !== null || isHydrated;
  const name = isShown && data?.branches.find(({ id }) => id === branchId)?.name;
  return name ? text('shop.buy.pickUpAt', { branch: `\u2068${name}\u2069` }) : text('shop.buy.pickUp');
};

type PartProps = { product: Buyable; purchase: Purchase };

/** Which size of a product, and how many. */
export const PurchaseChoices = ({ product, purchase }: PartProps) => {
  const text = useText();
  const name = useId();
  const arrival = useArrival(product.isGiftCard);
  return (
    <div className={looks.column4}>
      {product.sizes.length > 0 && (
        <RadioChoice
          name={name}
          label={text('shop.buy.size')}
          options={product.sizes.map(({ extension, millilitres, price }) => ({
            value: extension,
            label: (
              <span>
                {text('shop.millilitres', { count: millilitres })} ·{' '}
                <Amount amount={price.amount} label={text('shell.riyal')} />
              </span>
            ),
          }))}
          value={purchase.wish.extension}
          onChange={(extension) => purchase.choose({ extension })}
        />
      )}
      <div className={styles.count}>
        <span aria-hidden="true">{text('shop.buy.quantity')}</span>
        <Counter
          count={purchase.wish.quantity}
          onChange={(quantity) => purchase.choose({ quantity })}
          label={text('shop.buy.quantity')}
          fewerLabel={text('shop.fewer')}
          moreLabel={text('shop.more')}
        />
      </div>
      {arrival && (
        <p className={styles.arrival}>
          <Icon name={product.isGiftCard ? 'gift' : 'store'} />
          {arrival}
        </p>
      )}
    </div>
  );
};

/** The total. */
export const PurchaseTotal = ({ purchase }: { purchase: Purchase }) => {
  const text = useText();
  return (
    <p className={styles.total}>
      <span>{text('amounts.total')}</span>
      <Amount amount={purchase.total} label={text('shell.riyal')} />
    </p>
  );
};

/** Before scripts run it leads to the page of the product. It waits for a product that is not whole yet. */
export const AddButton = ({ product, purchase, isWhole = true }: PartProps & { isWhole?: boolean }) => {
  const text = useText();
  const isHydrated = useIsHydrated();
  if (!isHydrated)
    return (
      <Link to={`/product/${product.id}`} className={buttonLook.primary.lg}>
        <Icon name="shopping-bag" />
        {text('shop.buy.add')}
      </Link>
    );
  return (
    <Button
      size="lg"
      icon="shopping-bag"
      waiting={purchase.isBusy}
      waitingLabel={text('shop.buy.adding')}
      aria-disabled={!isWhole}
      onClick={isWhole ? purchase.add : undefined}
    >
      {text('shop.buy.add')}
    </Button>
  );
};

type SetAsideButtonProps = PartProps & { soldAs: SoldAs; isWhole?: boolean; onKept?: () => void };

/** Keeps the choice in the draft of this device, without a cart and without an account. */
export const SetAsideButton = ({ product, soldAs, purchase, isWhole = true, onKept }: SetAsideButtonProps) => {
  const text = useText();
  const navigate = useNavigate();
  const draft = useDraft();
  const { id: productId, name, image } = product;
  const setAside = (press: MouseEvent) => {
    if (!isWhole || isRepeatedPress(press)) return;
    draft.add({ productId, soldAs, name, image, price: purchase.piece, ...purchase.wish });
    const action = { label: text('shop.draft.see'), onClick: () => navigate('/shop/shop-draft') };
    showToast({ title: text('shop.draft.kept', { name: shortName(name) }), color: 'success', action });
    onKept?.();
  };
  return (
    <Button variant="secondary" size="lg" aria-disabled={!isWhole} onClick={setAside}>
      {text('shop.draft.setAside')}
    </Button>
  );
};
