import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { newQuantity, newTime } from '../../cart/cart-changes.ts';
import { type CartLine, hasPiecePrices } from '../../cart/cart-rules.ts';
import type { LostTime } from '../../cart/lost-times.ts';
import { SlotGroup } from '../../cart/slot-group.tsx';
import { providerMoment } from '../../cart/slot-moment.ts';
import { useCart } from '../../cart/use-cart.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Counter } from '../../ui/form/counter.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { appointmentDialog, serviceDialog } from '../appointments/public.ts';
import * as styles from './cart-line.styles.ts';
import { useNature } from './line-nature.ts';
import { useChangeCart, useRemoveLine } from './use-cart-changes.ts';

/** Opens the choice of day and time for a line of the cart, or another dialog of its booking. */
export const useOpenBooking = () => {
  const dialogs = useDialogs();
  return ({ id: lineId, productId: serviceId, ...line }: CartLine, dialog = appointmentDialog): void => {
    const { branchId, startAt, name, image, price } = line;
    const known = { name, image, price, durationMinutes: null };
    if (serviceId !== null) dialogs.open(dialog, { serviceId, branchId, lineId, startAt, isEditing: true, known });
  };
};

const When = ({ line, isBusy }: { line: CartLine; isBusy: boolean }) => {
  const text = useText();
  const openBooking = useOpenBooking();
  const { startAt } = line;
  const label = text(startAt ? 'cart.changeTime' : 'cart.chooseTime');
  return (
    <div className={looks.wrap2}>
      {startAt && (
        <Fact icon="calendar-check">
          <DayAndTime {...providerMoment(startAt)} />
        </Fact>
      )}
      <button
        type="button"
        className={startAt ? styles.changeAction : buttonLook.secondary.md}
        aria-haspopup="dialog"
        aria-label={`${label}: ${line.name}`}
        disabled={isBusy}
        onClick={() => openBooking(line)}
      >
        {!startAt && <Icon name="calendar-days" />}
        {label}
      </button>
    </div>
  );
};

const Name = ({ line, canOpen }: { line: CartLine; canOpen: boolean }) => {
  const openBooking = useOpenBooking();
  if (!canOpen || line.productId === null) return <h2 className={styles.name}>{line.name}</h2>;
  const open = () => openBooking(line, serviceDialog);
  return (
    <h2 className={styles.name}>
      <button type="button" className={styles.nameButton} aria-haspopup="dialog" onClick={open}>
        {line.name}
      </button>
    </h2>
  );
};

const Facts = ({ line: { branchName, extension, kind }, isRetail }: { line: CartLine; isRetail: boolean }) => {
  const text = useText();
  const isPickUp = useStorefront()?.isPickUp && isRetail;
  const count = Number(/^(\d+)\s*ml$/i.exec(extension ?? '')?.[1] ?? 0);
  return (
    <p className={looks.facts}>
      {kind === 'GIFT_CARD' && <Fact icon="gift">{text('cart.giftCardArrives')}</Fact>}
      {branchName && (
        <Fact icon="map-pin">
          {isPickUp ? text('bookings.pickUpAt', { branch: `\u2068${branchName}\u2069` }) : branchName}
        </Fact>
      )}
      {extension && <bdi className={looks.twoLines}>{count ? text('shop.millilitres', { count }) : extension}</bdi>}
    </p>
  );
};

type CartLineProps = {
  line: CartLine;
  /** Its time is no longer on offer: the free ones around it are, each taken with one tap. */
  lost: LostTime | undefined;
};

/** One line of the cart, with its changes. */
export const CartLineCard = ({ line, lost }: CartLineProps) => {
  const text = useText();
  const intl = useIntl();
  const nature = useNature(line);
  const change = useChangeCart();
  const remove = useRemoveLine();
  const { answer } = useCart();
  // It was put back a moment ago and the provider has not answered yet.
  const isReturning = answer?.lines.every(({ id }) => id !== line.id) ?? false;
  const hasPieces = line.quantity > 1 && answer !== null && hasPiecePrices(answer);
  /** The focus passes to the neighbour, at last to the page's heading. */
  const takeOut = (button: HTMLElement): void => {
    const row = button.closest('li');
    const stop = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('[data-remove]');
    const next = stop ?? document.querySelector('main h1');
    (next as HTMLElement | null)?.focus({ preventScroll: true });
    void remove(line);
  };
  const canHaveTime = nature === 'SERVICE' || nature === 'EITHER';
  return (
    <li className={styles.line} aria-busy={isReturning || undefined} data-line={line.id}>
      <Picture src={line.image} shape={line.kind === 'GIFT_CARD' ? 'card' : 'thumb'} className={styles.picture} />
      <div className={styles.texts}>
        <Name line={line} canOpen={canHaveTime && !isReturning} />
        <Facts line={line} isRetail={nature === 'PRODUCT'} />
        {canHaveTime && <When line={line} isBusy={isReturning} />}
        {nature === 'PRODUCT' && (
          <Counter
            count={line.quantity}
            // Shown before the next press, however quick, so that each counts from the number shown.
            onChange={(count) => flushSync(() => void change(newQuantity(line, count), line.name))}
            label={text('shop.quantity', { name: line.name })}
            fewerLabel={text('shop.fewer')}
            moreLabel={text('shop.more')}
            isBusy={isReturning}
          />
        )}
      </div>
      <div className={styles.end}>
        <span>
          <Amount amount={line.price.amount} label={text('shell.riyal')} className={looks.strong} />
          {hasPieces && <span className={looks.quietFigures}> × {line.quantity}</span>}
        </span>
        <button
          type="button"
          className={styles.remove}
          aria-label={text('shop.remove', { name: line.name })}
          data-remove=""
          disabled={isReturning}
          // The second press of a double click would meet the bin of the line that has moved up.
          onClick={({ detail, currentTarget }) => detail < 2 && takeOut(currentTarget)}
        >
          <Icon name="trash-2" />
        </button>
      </div>
      {lost && (
        <SlotGroup
          className={styles.lost}
          data-lost={line.id}
          tabIndex={-1}
          name={
            <>
              <Icon name="circle-alert" />
              {text(lost.nearest.length > 0 ? 'cart.timeGone' : 'cart.timeGoneAlone')}
            </>
          }
          slots={lost.nearest}
          label={({ date }) => formatDay(intl, date, 'dayShort')}
          onChoose={(slot) => change(newTime(line, slot), line.name)}
        />
      )}
    </li>
  );
};
