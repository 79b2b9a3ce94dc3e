import { useId, useRef } from 'react';
import type { CartState } from '../../cart/cart-changes.ts';
import { type CartParams, toParamsInput } from '../../cart/cart-params.ts';
import { type Cart, shortName } from '../../cart/cart-rules.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { type GivenService, isOfService } from '../../cart/given-service.ts';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import { useAddToCartMutation } from '../../graphql/generated/hooks.ts';
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
import { useLineChanges, useTellOutcome } from './use-cart-changes.ts';

type Gift = NonNullable<CartParams['gift']>;

const nameOf = ({ firstName, lastName }: Gift) => `\u2068${shortName(`${firstName} ${lastName}`)}\u2069`;

type GiftPartProps = { cart: Cart; state: CartState };

/** Puts a service that is given into the cart unless it is there; answers the new line, or why there is none. */
const useAddGiven = (store: CartStore) => {
  const text = useText();
  const [, addToCart] = useAddToCartMutation();
  return async (service: GivenService): Promise<{ lineId: string | null; problem: string | null }> => {
    const cart = await store.settle();
    if (cart?.lines.some(isOfService(service))) return { lineId: null, problem: null };
    const { id: productId, branchId } = service;
    const input = { productId, branchId, quantity: 1, cartLineId: null, as: 'SERVICE' } as const;
    const { data, error } = await addToCart({ input, params: toParamsInput(store.state().given) });
    await store.settle();
    return {
      lineId: data?.addToCart.cartLineId ?? null,
      problem: error ? textOfFailure(text, failureOf(error)) : null,
    };
  };
};

/** Making the order a gift and letting it be none, in the gift form and beside it. */
export const useGift = (store: CartStore, state: CartState) => {
  const text = useText();
  const dialogs = useDialogs();
  const tell = useTellOutcome();
  const addGiven = useAddGiven(store);
  const { remove: takeOut } = useLineChanges();
  const set = (gift: Gift | null) => {
    store.forgetRefusal('GIFT');
    return store.change({ kind: 'params', edit: (params) => ({ ...params, gift }) });
  };
  const make = async (gift: Gift): Promise<string | null> => {
    const outcome = await set(gift);
    if (outcome?.kind === 'failed') return textOfFailure(text, outcome.failure);
    const { refusals, given } = store.state();
    return given.gift ? null : (refusals.GIFT ?? text('cart.gift.refused'));
  };
  /** A service comes in with the gift and, where there is none, goes again. */
  const confirmWith = (service: GivenService | null) => async (gift: Gift) => {
    const { lineId = null, problem } = service ? await addGiven(service) : { problem: null };
    if (problem !== null) return problem;
    const refusal = await make(gift);
    const line = store.state().cart?.lines.find(({ id }) => id === lineId);
    if (refusal !== null && line) await store.change({ kind: 'remove', line });
    return refusal;
  };
  return {
    open: (receiver: GiftReceiver = {}, service: GivenService | null = null) =>
      dialogs.open(giftFormDialog, {
        gift: state.params.gift,
        receiver,
        service,
        onTakeOut: (line) => void takeOut(line),
        onConfirm: confirmWith(service),
        onEnd: (end) => {
          if (end.name === 'gift confirmed')
            return showToast({ title: text('cart.gift.confirmed', { name: nameOf(end.gift) }), color: 'success' });
          showToast({ title: text(end.former ? 'cart.gift.unchanged' : 'cart.gift.notConfirmed'), color: 'info' });
        },
      }),
    remove: async () => {
      const outcome = await set(null);
      tell(outcome, text('cart.gift'));
      if (outcome?.kind === 'done') showToast({ title: text('recovery.giftRemoved'), color: 'success' });
    },
  };
};

/** Without extras the cart keeps no gift. */
export const canBeGift = (cart: Cart | null): boolean => Boolean(cart && cart.availableServiceFees.length > 0);

/** Whether the order is a gift. Offered where the provider has extras. */
export const CartGift = ({ open, remove, ...props }: GiftPartProps & ReturnType<typeof useGift>) => {
  const text = useText();
  const id = useId();
  const send = useRef<HTMLButtonElement>(null);
  const { gift } = props.state.params;
  const refusal = props.state.refusals.GIFT;
  if (!canBeGift(props.cart)) return null;
  return (
    <section className={styles.gift} aria-labelledby={id} data-chosen={gift ? '' : undefined}>
      <h2 id={id} className={styles.heading}>
        <Icon name="gift" />
        <span>{gift ? text('gifts.form.previewFor', { name: nameOf(gift) }) : text('cart.gift')}</span>
      </h2>
      {gift ? (
        <>
          <p className={looks.quiet}>
            <bdi dir="ltr">+966 {groupMobile(gift.mobileNumber)}</bdi>
          </p>
          {gift.message && (
            <p className={styles.message} dir="auto">
              {gift.message}
            </p>
          )}
          <p className={looks.quiet}>{text('gifts.form.everything')}</p>
          <p className={looks.quiet}>{text('cart.gift.timeless')}</p>
        </>
      ) : (
        <p className={looks.quiet}>{text('cart.gift.lead')}</p>
      )}
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
