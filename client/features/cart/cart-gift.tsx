import { useEffect, useId, useRef } from 'react';
import type { CartState } from '../../cart/cart-changes.ts';
import type { CartParams } from '../../cart/cart-params.ts';
import { type Cart, natureOf, shortName } from '../../cart/cart-rules.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { useErrand } from '../../cart/errand.ts';
import { textOfFailure } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { groupMobile } from '../../ui/form/mobile-digits.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useOpenGiftForm } from '../gifts/public.ts';
import * as styles from './cart-extras.styles.ts';
import { useTellOutcome } from './use-cart-changes.ts';

type Gift = NonNullable<CartParams['gift']>;

const nameOf = ({ firstName, lastName }: Gift) => `\u2068${shortName(`${firstName} ${lastName}`)}\u2069`;

/** The customer sees what the gift form tells. */
const useGiftForm = () => {
  const text = useText();
  return useOpenGiftForm((event) => {
    if (event.name === 'gift confirmed')
      return showToast({ title: text('cart.gift.confirmed', { name: nameOf(event.gift) }), color: 'success' });
    showToast({ title: text(event.former ? 'cart.gift.unchanged' : 'cart.gift.notConfirmed'), color: 'info' });
  });
};

type GiftPartProps = { cart: Cart; store: CartStore; state: CartState };

/** A gift that the provider no longer takes is not dropped in silence: it would be paid as the customer's own order. */
const useLostGift = ({ cart, state: { given, refusals } }: GiftPartProps) => {
  const text = useText();
  const former = useRef(given.gift);
  useEffect(() => {
    const isTakenAway = cart.availableServiceFees.length === 0 || refusals.GIFT !== undefined;
    if (former.current && !given.gift && isTakenAway) showToast({ title: text('cart.gift.removed'), color: 'warning' });
    former.current = given.gift;
  });
};

const useGift = ({ cart, store, state }: GiftPartProps) => {
  const text = useText();
  const openForm = useGiftForm();
  const tell = useTellOutcome();
  const set = (gift: Gift | null) => {
    store.forgetRefusal('GIFT');
    return store.change({ kind: 'params', edit: (params) => ({ ...params, gift }) });
  };
  const confirm = async (gift: Gift): Promise<string | null> => {
    const outcome = await set(gift);
    if (outcome?.kind === 'failed') return textOfFailure(text, outcome.failure);
    const { refusals, given } = store.state();
    return given.gift ? null : (refusals.GIFT ?? text('cart.gift.refused'));
  };
  return {
    open: (receiver: GiftReceiver = {}) =>
      openForm({
        gift: state.params.gift,
        receiver,
        products: cart.lines,
        leavesTimes: cart.lines.some((line) => line.startAt === null && ['treatment', null].includes(natureOf(line))),
        onConfirm: confirm,
      }),
    remove: async () => {
      const outcome = await set(null);
      tell(outcome, text('cart.gift'));
      if (outcome?.kind === 'done') showToast({ title: text('cart.gift.removed'), color: 'success' });
    },
  };
};

/** Whether the order is a gift. Offered where the provider has extras: without any it keeps no gift. */
export const CartGift = (props: GiftPartProps) => {
  const text = useText();
  const id = useId();
  const send = useRef<HTMLButtonElement>(null);
  const { open, remove } = useGift(props);
  useLostGift(props);
  const isOffered = props.cart.availableServiceFees.length > 0;
  useErrand('gift', ({ receiver }) =>
    isOffered ? open(receiver) : showToast({ title: text('cart.gift.refused'), color: 'warning' }),
  );
  const { gift } = props.state.params;
  const refusal = props.state.refusals.GIFT;
  if (!isOffered) return null;
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
