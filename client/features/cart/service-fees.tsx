import { paramsChange } from '../../cart/cart-changes.ts';
import type { ChosenFee } from '../../cart/cart-params.ts';
import type { Cart } from '../../cart/cart-rules.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { useOpenAddresses } from '../addresses/public.ts';
import * as styles from './cart-extras.styles.ts';
import { useChangeCart } from './use-cart-changes.ts';

type Fee = Cart['availableServiceFees'][number];

/** Halalas. Shown in the place of a price that the provider tells only once the fee is chosen; never sent. */
const placeholderFee = 1800;

const FeePrice = ({ price }: Pick<Fee, 'price'>) => {
  const text = useText();
  if (price?.amount === 0) return <span className={styles.price}>{text('cart.fees.free')}</span>;
  return (
    <span className={styles.price}>
      {!price && <span className={looks.quiet}>{text('cart.fees.about')} </span>}
      <Amount amount={price?.amount ?? placeholderFee} label={text('shell.riyal')} />
    </span>
  );
};

type FeeRowProps = {
  fee: Fee;
  chosen: ChosenFee | undefined;
  onChoose: (fee: ChosenFee) => void;
  onLeave: () => void;
};

/** One that needs an address is chosen together with it: without one it is not chosen at all. */
const FeeRow = ({ fee, chosen, onChoose, onLeave }: FeeRowProps) => {
  const text = useText();
  const openAddresses = useOpenAddresses({
    onChosen: ({ id, title }) => onChoose({ id: fee.id, addressId: id, addressTitle: title }),
  });
  const isChosen = chosen !== undefined && (!fee.needsAddress || chosen.addressId !== null);
  const choose = () =>
    fee.needsAddress ? openAddresses() : onChoose({ id: fee.id, addressId: null, addressTitle: null });
  return (
    <div className={styles.fee} data-chosen={isChosen || undefined}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={looks.tick}
          checked={isChosen}
          aria-haspopup={fee.needsAddress && !isChosen ? 'dialog' : undefined}
          onChange={isChosen ? onLeave : choose}
        />
        <span className={styles.name}>{fee.name}</span>
        <FeePrice price={fee.price} />
      </label>
      {fee.needsAddress && (
        <div className={styles.address}>
          <Icon name="map-pin" />
          <span className={styles.addressName}>
            {isChosen ? (chosen.addressTitle ?? text('cart.fees.address')) : text('cart.fees.needsAddress')}
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
export const ServiceFees = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const { store, params, refusals } = useCart();
  const change = useChangeCart();
  const edit = (name: string, changed: (fees: readonly ChosenFee[]) => readonly ChosenFee[]) => {
    store.forgetRefusal('SERVICE_FEES');
    void change(
      paramsChange((former) => ({ ...former, fees: changed(former.fees ?? []) })),
      name,
    );
  };
  const refusal = refusals.SERVICE_FEES;
  if (cart.availableServiceFees.length === 0) return null;
  return (
    <section className={styles.part} aria-label={text('cart.fees')}>
      <h2 className={styles.heading}>
        <Icon name="sparkles" />
        <span>{text('cart.fees')}</span>
      </h2>
      <div>
        <div className={looks.stack2}>
          {cart.availableServiceFees.map((fee) => {
            const others = (fees: readonly ChosenFee[]) => fees.filter((other) => other.id !== fee.id);
            return (
              <FeeRow
                key={fee.id}
                fee={fee}
                chosen={params.fees?.find((chosen) => chosen.id === fee.id)}
                onChoose={(chosen) => edit(fee.name, (fees) => [...others(fees), chosen])}
                onLeave={() => edit(fee.name, others)}
              />
            );
          })}
        </div>
        <p aria-live="polite" className={styles.refusal}>
          {refusal !== undefined && (refusal ?? text('cart.fees.refused'))}
        </p>
      </div>
    </section>
  );
};
