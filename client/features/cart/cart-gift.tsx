import { useRef } from 'react';
import { addToCart } from '../../cart/add-to-cart.ts';
import { paramsChange, removal } from '../../cart/cart-changes.ts';
import type { CartParams } from '../../cart/cart-params.ts';
import type { Cart } from '../../cart/cart-rules.ts';
import { type GivenService, isOfService } from '../../cart/errand.ts';
import { useCart } from '../../cart/use-cart.ts';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import { shortName } from '../../i18n/short-name.ts';
import { useText } from '../../i18n/use-text.ts';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { groupMobile } from '../../ui/form/mobile-digits.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { giftFormDialog } from '../gifts/public.ts';
import * as styles from './cart-extras.styles.ts';
import { useChangeCart, useRemoveLine } from './use-cart-changes.ts';

type Gift = NonNullable<CartParams['gift']>;

const nameOf = ({ firstName, lastName }: Gift) => `\u2068${shortName(`${firstName} ${lastName}`)}\u2069`;

const giftChange = (gift: Gift | null) => paramsChange((params) => ({ ...params, gift }));

/** Making the order a gift and letting it be none, in the gift form and beside it. */
export const useGift = () => {
  const text = useText();
  const dialogs = useDialogs();
  const { store, params } = useCart();
  const change = useChangeCart();
  const removeLine = useRemoveLine();
  /** A service that is not in the cart comes in with the gift and, where there is none, goes again. */
  const confirmWith = (service: GivenService | null) => async (gift: Gift) => {
    const cart = await store.settle();
    const isMissing = service && !cart?.lines.some(isOfService(service));
    const input = { branchId: service?.branchId ?? null, quantity: 1, cartLineId: null, as: 'SERVICE' } as const;
    const added = isMissing ? await addToCart(store, { ...input, productId: service.id }) : null;
    if (added?.error) return textOfFailure(text, failureOf(added.error));
    store.forgetRefusal('GIFT');
    const outcome = await store.change(giftChange(gift));
    const { refusals, given, cart: shown } = store.state();
    const refusal = given.gift ? null : (refusals.GIFT ?? text('cart.gift.refused'));
    const reason = outcome?.kind === 'failed' ? textOfFailure(text, outcome.failure) : refusal;
    const line = shown?.lines.find(({ id }) => id === added?.data?.addToCart.cartLineId);
    if (reason !== null && line) await store.change(removal(line));
    return reason;
  };
  return {
    open: (receiver: GiftReceiver = {}, service: GivenService | null = null) =>
      dialogs.open(giftFormDialog, {
        gift: params.gift,
        receiver,
        service,
        onTakeOut: (line) => void removeLine(line),
        onConfirm: confirmWith(service),
        onEnd: (end) => {
          if (end.name === 'gift confirmed')
            return showToast({ title: text('cart.gift.confirmed', { name: nameOf(end.gift) }), color: 'success' });
          showToast({ title: text(end.former ? 'cart.gift.unchanged' : 'cart.gift.notConfirmed'), color: 'info' });
        },
      }),
    remove: async () => {
      store.forgetRefusal('GIFT');
      const outcome = await change(giftChange(null), text('cart.gift'));
      if (outcome?.kind === 'done') showToast({ title: text('recovery.giftRemoved'), color: 'success' });
    },
  };
};

/** Without extras the cart keeps no gift. */
export const canBeGift = (cart: Cart | null): boolean => Boolean(cart && cart.availableServiceFees.length > 0);

/** Whether the order is a gift. Offered where the provider has extras. */
export const CartGift = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const { open, remove } = useGift();
  const { params, refusals } = useCart();
  const send = useRef<HTMLButtonElement>(null);
  const { gift } = params;
  const refusal = refusals.GIFT;
  if (!canBeGift(cart)) return null;
  const heading = gift ? text('gifts.form.previewFor', { name: nameOf(gift) }) : text('cart.gift');
  return (
    <section className={styles.part} aria-label={heading} data-chosen={gift ? '' : undefined}>
      <h2 className={styles.heading}>
        <Icon name="gift" />
        <span>{heading}</span>
      </h2>
      {gift && (
        <p className={looks.quiet}>
          <bdi dir="ltr">+966 {groupMobile(gift.mobileNumber)}</bdi>
        </p>
      )}
      {gift?.message && (
        <p className={styles.message} dir="auto">
          {gift.message}
        </p>
      )}
      <p className={looks.quiet}>{text(gift ? 'gifts.form.everything' : 'cart.gift.lead')}</p>
      {gift && <p className={looks.quiet}>{text('cart.gift.timeless')}</p>}
      {refusal !== undefined && !gift && <p role="alert">{refusal ?? text('cart.gift.refused')}</p>}
      <div className={looks.wrap2}>
        <Button
          ref={send}
          variant="secondary"
          icon={gift ? 'pencil' : 'gift'}
          aria-haspopup="dialog"
          onClick={() => open()}
        >
          {text(gift ? 'cart.gift.edit' : 'gifts.form.title')}
        </Button>
        {gift && (
          <Button
            variant="ghost"
            onClick={() => {
              send.current?.focus({ preventScroll: true });
              void remove();
            }}
          >
            {text('cart.gift.remove')}
          </Button>
        )}
      </div>
    </section>
  );
};
