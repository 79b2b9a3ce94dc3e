import { clockOf, dayOf, formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/price.tsx';
import { appointmentDialog, serviceDialog } from '../appointments/public.ts';
import * as styles from './cart-line.styles.ts';
import { type CartLine, isRetail, isTreatment } from './cart-rules.ts';
import { useLineChanges } from './use-cart-changes.ts';

const bookingOf = (line: CartLine) =>
  line.productId === null
    ? null
    : { serviceId: line.productId, branchId: line.branchId, lineId: line.id, startAt: line.startAt, isEditing: true };

/** Opens the choice of day and time for a line of the cart. */
export const useChooseTime = () => {
  const dialogs = useDialogs();
  return (line: CartLine) => {
    const booking = bookingOf(line);
    if (booking) dialogs.open(appointmentDialog, booking);
  };
};

const When = ({ line }: { line: CartLine }) => {
  const text = useText();
  const locale = useLocale();
  const chooseTime = useChooseTime();
  const { startAt } = line;
  const day = startAt && dayOf(startAt);
  return (
    <div className={styles.when}>
      {startAt && (
        <span className={styles.fact}>
          <Icon name="calendar-check" />
          <span>
            {day && `${formatDay(locale, day, 'day')} · `}
            <bdi>{clockOf(startAt)}</bdi>
          </span>
        </span>
      )}
      <button
        type="button"
        className={startAt ? styles.quietAction : styles.wantedAction}
        aria-haspopup="dialog"
        aria-label={`${text(startAt ? 'cart.changeTime' : 'cart.chooseTime')}: ${line.name}`}
        onClick={() => chooseTime(line)}
      >
        {!startAt && <Icon name="calendar-days" />}
        {text(startAt ? 'cart.changeTime' : 'cart.chooseTime')}
      </button>
    </div>
  );
};

const Quantity = ({ line, onChange, isBusy }: { line: CartLine; onChange: (to: number) => void; isBusy: boolean }) => {
  const text = useText();
  const { name, quantity } = line;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a number are no fieldset
    <div
      className={styles.quantity}
      role="group"
      aria-label={text('cart.quantity', { name })}
      aria-busy={isBusy || undefined}
    >
      <button
        type="button"
        className={styles.step}
        disabled={quantity <= 1 || isBusy}
        aria-label={text('cart.fewer')}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.count}>{String(quantity).padStart(2, '0')}</output>
      <button
        type="button"
        className={styles.step}
        disabled={isBusy}
        aria-label={text('cart.more')}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};

const Name = ({ line }: { line: CartLine }) => {
  const dialogs = useDialogs();
  const booking = isTreatment(line) ? bookingOf(line) : null;
  if (!booking) return <h2 className={styles.name}>{line.name}</h2>;
  return (
    <h2 className={styles.name}>
      <button
        type="button"
        className={styles.nameButton}
        aria-haspopup="dialog"
        onClick={() => dialogs.open(serviceDialog, booking)}
      >
        {line.name}
      </button>
    </h2>
  );
};

/** One thing in the cart, with what can be changed about it. */
export const CartLineCard = ({ line }: { line: CartLine }) => {
  const text = useText();
  const { remove, setQuantity, isBusy } = useLineChanges(line);
  return (
    <li className={styles.line} aria-busy={isBusy || undefined}>
      <Picture src={line.image} shape="square" className={styles.picture} />
      <div className={styles.words}>
        <Name line={line} />
        {(line.branchName || line.extension) && (
          <p className={styles.facts}>
            {line.branchName && (
              <span className={styles.fact}>
                <Icon name="map-pin" />
                {line.branchName}
              </span>
            )}
            {line.extension && <bdi>{line.extension}</bdi>}
          </p>
        )}
        {isTreatment(line) && <When line={line} />}
        {isRetail(line) && <Quantity line={line} onChange={setQuantity} isBusy={isBusy} />}
      </div>
      <div className={styles.end}>
        <Amount amount={line.price.amount * line.quantity} label={text('shell.riyal')} className={styles.price} />
        <button
          type="button"
          className={styles.remove}
          aria-label={text('cart.remove', { name: line.name })}
          disabled={isBusy}
          onClick={remove}
        >
          <Icon name="trash-2" />
        </button>
      </div>
    </li>
  );
};
