import { type ReactNode, useRef } from 'react';
import type { GivenService } from '../../cart/cart-intent.ts';
import type { Cart } from '../../cart/cart-rules.ts';
import { useCart } from '../../cart/use-cart.ts';
import type { CartParamsInput, ServiceFeeInput } from '../../graphql/generated/graphql.ts';
import { useAddressesQuery } from '../../graphql/generated/hooks.ts';
import { receiverName } from '../../i18n/short-name.ts';
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

/** Opens the gift form, from which things can leave the cart. */
export const useOpenGiftForm = () => {
  const dialogs = useDialogs();
  const onTakeOut = useRemoveLine();
  return (receiver: GiftReceiver = {}, service: GivenService | null = null) =>
    dialogs.open(giftFormDialog, { receiver, service, onTakeOut });
};

/** Without extras the cart keeps no gift. */
export const canBeGift = (cart: Cart | null): boolean => Boolean(cart && cart.availableServiceFees.length > 0);

/** Whether the order is a gift. Offered where the provider has extras. */
export const CartGift = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const openForm = useOpenGiftForm();
  const change = useChangeCart();
  const { store, params, refusals } = useCart();
  const send = useRef<HTMLButtonElement>(null);
  const { gift } = params;
  const refusal = refusals.GIFT;
  if (!canBeGift(cart)) return null;
  const name = gift ? text('gifts.form.previewFor', { name: receiverName(gift) }) : text('cart.gift');
  const remove = async () => {
    send.current?.focus({ preventScroll: true });
    store.forgetRefusal('GIFT');
    const outcome = await change({ params: (former) => ({ ...former, gift: undefined }) }, text('cart.gift'));
    if (outcome?.kind === 'done') showToast({ title: text('recovery.giftRemoved'), color: 'success' });
  };
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
          onClick={() => openForm()}
        >
          {text(gift ? 'cart.gift.edit' : 'gifts.form.title')}
        </Button>
        {gift && (
          <Button variant="ghost" onClick={remove}>
            {text('cart.gift.remove')}
          </Button>
        )}
      </div>
    </Part>
  );
};
