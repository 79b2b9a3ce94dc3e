import { addToCart } from '../../cart/add-to-cart.ts';
import { type Change, removal } from '../../cart/cart-changes.ts';
import { type GivenService, isOfService } from '../../cart/cart-intent.ts';
import { useCart } from '../../cart/use-cart.ts';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Gift } from './gift-draft.ts';

/**
 * Makes the order a gift; answers why not, null once it is done. A service that is not in the cart comes in with the gift
 * and, where there is none, goes again.
 */
export const useConfirmGift = (service: GivenService | null) => {
  const text = useText();
  const { store } = useCart();
  return async (gift: Gift): Promise<string | null> => {
    const change: Change = { params: (former) => ({ ...former, gift }) };
    store.forgetRefusal('GIFT');
    const before = await store.settle();
    const isMissing = service && !before?.lines.some(isOfService(service));
    const input = { branchId: service?.branchId ?? null, quantity: 1, cartLineId: null, as: 'SERVICE' } as const;
    const added = isMissing ? await addToCart(store, { ...input, productId: service.id }, { change }) : null;
    if (added?.error) return textOfFailure(text, failureOf(added.error));
    // A line that a lost answer had brought in comes without the gift.
    const isAnswered = store.state().given.gift === gift || store.state().refusals.GIFT !== undefined;
    const outcome = isAnswered ? null : await store.change(change);
    const { refusals, given, cart } = store.state();
    const refusal = given.gift ? null : (refusals.GIFT ?? text('cart.gift.refused'));
    const reason = outcome?.kind === 'failed' ? textOfFailure(text, outcome.failure) : refusal;
    const line = cart?.lines.find(({ id }) => id === added?.data?.addToCart.cartLineId);
    if (reason !== null && line) await store.change(removal(line));
    return reason;
  };
};
