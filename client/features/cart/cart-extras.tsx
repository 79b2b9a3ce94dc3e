import { type ReactNode, useRef } from 'react';
import { addToCart } from '../../cart/add-to-cart.ts';
import { type Change, removal } from '../../cart/cart-changes.ts';
import { type GivenService, isOfService } from '../../cart/cart-intent.ts';
import type { Cart } from '../../cart/cart-rules.ts';
import { useCart } from '../../cart/use-cart.ts';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import type { CartParamsInput, ServiceFeeInput } from '../../graphql/generated/graphql.ts';
import { useAddressesQuery } from '../../graphql/generated/hooks.ts';
import { shortName } from '../../i18n/short-name.ts';
import { useText } from '../../i18n/use-text.ts';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { groupMobile } from '../../ui/form/mobile-digits.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { useOpenAddresses } from '../addresses/public.ts';
import { giftFormDialog } from '../gifts/public.ts';
import * as styles from './cart-extras.styles.ts';
import { useChangeCart, useRemoveLine } from './use-cart-changes.ts';

type PartProps = { icon: 'gift' | 'sparkles'; name: string; isChosen?: boolean; children: ReactNode };

/** One of the choices beside the lines. */
const Part = ({ icon, name, isChosen, children }: PartProps) => (
  <section className={styles.part} aria-label={name} data-chosen={isChosen ? '' : undefined}>
    <h2 className={styles.heading}>
      <Icon name={icon} />
      <span>{name}</span>
    </h2>
    {children}
  </section>
);

type Fee = Cart['availableServiceFees'][number];

/** Halalas. Shown in the place of a price that the provider tells only once the fee is chosen; never sent. */
const placeholderFee = 1800;

/** One that needs an address is chosen together with it: without one it is not chosen at all. */
const FeeRow = ({ fee: { id, name, price, needsAddress } }: { fee: Fee }) => {
  const text = useText();
  const { store, params } = useCart();
  const change = useChangeCart();
  const chosen = params.serviceFees?.find((fee) => fee.id === id);
  const [{ data }] = useAddressesQuery({ pause: !chosen?.addressId });
  const address = data?.addresses.find((known) => known.id === chosen?.addressId);
  /** Takes the extra out, and back in where it is chosen. */
  const edit = (...wanted: ServiceFeeInput[]) => {
    store.forgetRefusal('SERVICE_FEES');
    const others = ({ serviceFees }: CartParamsInput) => serviceFees?.filter((other) => other.id !== id) ?? [];
    void change({ params: (former) => ({ ...former, serviceFees: [...others(former), ...wanted] }) }, name);
  };
  const openAddresses = useOpenAddresses({ onChosen: (address) => edit({ id, addressId: address.id }) });
  const isChosen = chosen !== undefined && (!needsAddress || Boolean(chosen.addressId));
  const choose = () => (needsAddress ? openAddresses() : edit({ id, addressId: null }));
  return (
    <div className={styles.fee} data-chosen={isChosen || undefined}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={looks.tick}
          checked={isChosen}
          aria-haspopup={needsAddress && !isChosen ? 'dialog' : undefined}
          onChange={() => (isChosen ? edit() : choose())}
        />
        <span className={styles.name}>{name}</span>
        {!price && <span className={looks.quiet}>{text('cart.fees.about')}</span>}
        {price?.amount === 0 ? (
          text('cart.fees.free')
        ) : (
          <Amount amount={price?.amount ?? placeholderFee} label={text('shell.riyal')} />
        )}
      </label>
      {needsAddress && (
        <div className={styles.address}>
          <Icon name="map-pin" />
          <span className={styles.addressName}>
            {isChosen ? (address?.title ?? text('cart.fees.address')) : text('cart.fees.needsAddress')}
          </span>
          {isChosen && (
            <button type="button" className={looks.quietAction} aria-haspopup="dialog" onClick={openAddresses}>
              {text('cart.fees.changeAddress')}
            </button>
          )}
        </div>
      )}
    </div>
  );
};

/** Extras on offer, such as a VIP suite; none has to be chosen. */
export const ServiceFees = ({ cart: { availableServiceFees } }: { cart: Cart }) => {
  const text = useText();
  const { refusals } = useCart();
  const refusal = refusals.SERVICE_FEES;
  if (availableServiceFees.length === 0) return null;
  return (
    <Part icon="sparkles" name={text('cart.fees')}>
      {availableServiceFees.map((fee) => (
        <FeeRow key={fee.id} fee={fee} />
      ))}
      {refusal !== undefined && <FieldError role="alert">{refusal ?? text('cart.fees.refused')}</FieldError>}
    </Part>
  );
};

type Gift = NonNullable<CartParamsInput['gift']>;

const nameOf = ({ firstName, lastName }: Gift) => `\u2068${shortName(`${firstName} ${lastName}`)}\u2069`;

const giftChange = (gift?: Gift): Change => ({ params: (former) => ({ ...former, gift }) });

/** Making the order a gift and letting it be none, in the gift form and beside it. */
export const useGift = () => {
  const text = useText();
  const dialogs = useDialogs();
  const { store, params } = useCart();
  const change = useChangeCart();
  const removeLine = useRemoveLine();
  /** A service that is not in the cart comes in with the gift and, where there is none, goes again. */
  const confirmWith = (service: GivenService | null) => async (gift: Gift) => {
    const asGift = giftChange(gift);
    store.forgetRefusal('GIFT');
    const cart = await store.settle();
    const isMissing = service && !cart?.lines.some(isOfService(service));
    const input = { branchId: service?.branchId ?? null, quantity: 1, cartLineId: null, as: 'SERVICE' } as const;
    const added = isMissing ? await addToCart(store, { ...input, productId: service.id }, { change: asGift }) : null;
    if (added?.error) return textOfFailure(text, failureOf(added.error));
    // A line that a lost answer had brought in comes without the gift.
    const isAnswered = store.state().given.gift === gift || store.state().refusals.GIFT !== undefined;
    const outcome = isAnswered ? null : await store.change(asGift);
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
        gift: params.gift ?? null,
        receiver,
        service,
        onTakeOut: removeLine,
        onConfirm: confirmWith(service),
        onEnd: (end) => {
          if (end.name === 'gift confirmed')
            return showToast({ title: text('cart.gift.confirmed', { name: nameOf(end.gift) }), color: 'success' });
          showToast({ title: text(end.former ? 'cart.gift.unchanged' : 'cart.gift.notConfirmed'), color: 'info' });
        },
      }),
    remove: async () => {
      store.forgetRefusal('GIFT');
      const outcome = await change(giftChange(), text('cart.gift'));
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
  const name = gift ? text('gifts.form.previewFor', { name: nameOf(gift) }) : text('cart.gift');
  return (
    <Part icon="gift" name={name} isChosen={Boolean(gift)}>
      {gift && (
        <p className={looks.quiet}>
          <bdi dir="ltr">+966 {groupMobile(gift.mobileNumber)}</bdi>
        </p>
      )}
      {gift?.message && (
        <p className={looks.writing} dir="auto">
          {gift.message}
        </p>
      )}
      <p className={looks.quiet}>{text(gift ? 'gifts.form.everything' : 'cart.gift.lead')}</p>
      {gift && <p className={looks.quiet}>{text('cart.gift.timeless')}</p>}
      {refusal !== undefined && !gift && <FieldError role="alert">{refusal ?? text('cart.gift.refused')}</FieldError>}
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
    </Part>
  );
};
