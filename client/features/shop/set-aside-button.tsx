import type { MouseEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { Button, isRepeatedPress } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Buyable, type SoldAs, shortName } from './purchase-rules.ts';
import { useDraft } from './use-draft.ts';
import type { Purchase } from './use-purchase.ts';

type SetAsideButtonProps = { product: Buyable; soldAs: SoldAs; purchase: Purchase; onKept?: () => void };

/** Keeps what was chosen in the draft of this device, without a cart and without an account. */
export const SetAsideButton = ({ product, soldAs, purchase, onKept }: SetAsideButtonProps) => {
  const text = useText();
  const { navigate } = useRouter();
  const draft = useDraft();
  const { id: productId, name, image } = product;
  const setAside = (press: MouseEvent) => {
    if (isRepeatedPress(press)) return;
    draft.add({ productId, soldAs, name, image, price: purchase.piece.amount, ...purchase.wish });
    const action = { label: text('shop.draft.see'), onClick: () => navigate('/shop/shop-draft') };
    showToast({ title: text('shop.draft.kept', { name: shortName(name) }), color: 'success', action });
    onKept?.();
  };
  return (
    <Button variant="secondary" size="lg" onClick={setAside}>
      {text('shop.draft.setAside')}
    </Button>
  );
};
