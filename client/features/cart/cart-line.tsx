import { useId } from 'react';
import { useIntl } from 'react-intl';
import { newTime, type TimeSlot } from '../../cart/cart-changes.ts';
import type { CartLine } from '../../cart/cart-rules.ts';
import type { LostTime } from '../../cart/lost-times.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { formatDay } from '../../i18n/format.ts';
import { providerMoment } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Counter } from '../../ui/form/counter.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { appointmentDialog, serviceDialog } from '../appointments/public.ts';
import * as styles from './cart-line.styles.ts';
import { useNature } from './line-nature.ts';
import { useAddQuantity, useChangeCart } from './use-cart-changes.ts';

const bookingOf = (line: CartLine) =>
  line.productId === null
    ? null
    : {
        serviceId: line.productId,
        branchId: line.branchId,
        lineId: line.id,
        startAt: line.startAt,
        isEditing: true,
        known: { name: line.name, image: line.image, price: line.price, durationMinutes: null },
      };

/** Opens the choice of day and time for a line of the cart. */
export const useChooseTime = () => {
  const dialogs = useDialogs();
  return (line: CartLine) => {
    const booking = bookingOf(line);
    if (booking) dialogs.open(appointmentDialog, booking);
  };
};

const When = ({ line, isBusy }: { line: CartLine; isBusy: boolean }) => {
  const text = useText();
  const chooseTime = useChooseTime();
  const { startAt } = line;
  const label = text(startAt ? 'cart.changeTime' : 'cart.chooseTime');
  return (
    <div className={styles.when}>
      {startAt && (
        <span className={styles.fact}>
          <Icon name="calendar-check" />
          <span>
            <DayAndTime {...providerMoment(startAt)} />
          </span>
        </span>
      )}
      <button
        type="button"
        className={startAt ? styles.changeAction : styles.wantedAction}
        aria-haspopup="dialog"
        aria-label={`${label}: ${line.name}`}
        disabled={isBusy}
        onClick={() => chooseTime(line)}
      >
        {!startAt && <Icon name="calendar-days" />}
        {label}
      </button>
    </div>
  );
};

const Name = ({ line, canOpen }: { line: CartLine; canOpen: boolean }) => {
  const dialogs = useDialogs();
  const booking = canOpen ? bookingOf(line) : null;
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

const Facts = ({ line: { branchName, extension, kind }, isRetail }: { line: CartLine; isRetail: boolean }) => {
  const text = useText();
  const isPickUp = useStorefront()?.isPickUp && isRetail;
  const isGiftCard = kind === 'GIFT_CARD';
  const count = Number(/^(\d+)\s*ml$/i.exec(extension ?? '')?.[1] ?? 0);
  if (!branchName && !extension && !isGiftCard) return null;
  return (
    <p className={styles.facts}>
      {isGiftCard && (
        <span className={styles.fact}>
          <Icon name="gift" />
          {text('cart.giftCardArrives')}
        </span>
      )}
      {branchName && (
        <span className={styles.fact}>
          <Icon name="map-pin" />
          <span className={looks.twoLines}>
            {isPickUp ? text('bookings.pickUpAt', { branch: `\u2068${branchName}\u2069` }) : branchName}
          </span>
        </span>
      )}
      {extension && <bdi className={looks.twoLines}>{count ? text('shop.millilitres', { count }) : extension}</bdi>}
    </p>
  );
};

type LineTimesProps = { line: CartLine; lost: LostTime; onTake: (slot: TimeSlot) => void };

/** The line's time is no longer on offer: the free ones around it, each taken with one tap. */
const LineTimes = ({ line, lost: { nearest }, onTake }: LineTimesProps) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className={styles.lost} role="group" aria-labelledby={id} data-lost={line.id} tabIndex={-1}>
      <p id={id} className={styles.lostText}>
        <Icon name="circle-alert" />
        {text(nearest.length > 0 ? 'cart.timeGone' : 'cart.timeGoneAlone')}
      </p>
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          {nearest.map(({ startAt, endAt, date, time }) => (
            <button key={startAt} type="button" className={styles.near} onClick={() => onTake({ startAt, endAt })}>
              <span className={looks.lightCaption}>{formatDay(intl, date, 'dayShort')}</span>
              <bdi>{clock(time)}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

type CartLineProps = {
  line: CartLine;
  /** It was put back a moment ago and the provider has not answered yet. */
  isReturning: boolean;
  isPiecePrice: boolean;
  lost: LostTime | undefined;
  onRemove: () => void;
};

/** One thing in the cart, with what can be changed about it. */
export const CartLineCard = ({ line, isReturning, isPiecePrice, lost, onRemove }: CartLineProps) => {
  const text = useText();
  const nature = useNature(line);
  const change = useChangeCart();
  const addQuantity = useAddQuantity();
  const canHaveTime = nature === 'treatment' || nature === 'either';
  return (
    <li className={styles.line} aria-busy={isReturning || undefined} data-line={line.id}>
      <Picture src={line.image} shape={line.kind === 'GIFT_CARD' ? 'card' : 'thumb'} className={styles.picture} />
      <div className={styles.texts}>
        <Name line={line} canOpen={canHaveTime && !isReturning} />
        <Facts line={line} isRetail={nature === 'retail'} />
        {canHaveTime && <When line={line} isBusy={isReturning} />}
        {nature === 'retail' && (
          <Counter
            count={line.quantity}
            onChange={(count) => addQuantity(line, count - line.quantity)}
            label={text('shop.quantity', { name: line.name })}
            fewerLabel={text('shop.fewer')}
            moreLabel={text('shop.more')}
            isBusy={isReturning}
          />
        )}
      </div>
      <div className={styles.end}>
        <span className={styles.price}>
          <Amount amount={line.price.amount} label={text('shell.riyal')} />
          {isPiecePrice && line.quantity > 1 && <span className={styles.times}> × {line.quantity}</span>}
        </span>
        <button
          type="button"
          className={styles.remove}
          aria-label={text('shop.remove', { name: line.name })}
          data-remove=""
          disabled={isReturning}
          // The second press of a double click would meet the bin of the line that has moved up.
          onClick={({ detail }) => detail < 2 && onRemove()}
        >
          <Icon name="trash-2" />
        </button>
      </div>
      {lost && <LineTimes line={line} lost={lost} onTake={(slot) => change(newTime(line, slot), line.name)} />}
    </li>
  );
};
