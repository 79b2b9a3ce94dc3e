import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogLink } from '../../routing/link.tsx';
import { readPage } from '../../routing/list-path.ts';
import { usePage } from '../../routing/page.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Fact } from '../../ui/fact.tsx';
import { doneMedal } from '../../ui/feedback/state.styles.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { GiftShare } from '../gifts/public.ts';
import { BookingRowWays, QuickWays } from './booking-actions.tsx';
import { product as productRow } from './booking-detail.styles.ts';
import { BookedThing, BookingNumber } from './booking-facts.tsx';
import { type Booking, bookingsPath, inOrder, isOrder, isReceived, isWaitingGift } from './booking-list.ts';
import * as styles from './bookings.styles.ts';
import { bookingDialog } from './dialogs.ts';
import { useGoods } from './use-goods.ts';

/** The other person of a gift. */
const useOther = ({ gift }: Booking): string => {
  const text = useText();
  return `\u2068${(gift?.isSender ? gift.receiverName : gift?.senderName) ?? text('bookings.show.someone')}\u2069`;
};

type BookingCardProps = {
  booking: Booking;
  /**
   * It stands out among the others: the booking that comes next, and one that waits for its payment. One that was just paid
   * has neither its status nor a next step: the list may still have those of before.
   */
  look?: 'next' | 'unpaid' | 'paid' | undefined;
};

/** One booking of the list. The whole card is a link to everything about it. */
const BookingCard = ({ booking: listed, look }: BookingCardProps) => {
  const booking = useGoods(listed);
  const text = useText();
  const page = readPage(usePage().search);
  const name = useOther(booking);
  const { id, status, branchName, guests, total, gift } = booking;
  const isGoods = isOrder(booking);
  const isWaiting = isWaitingGift(booking);
  return (
    <li className={styles.booking} data-look={look}>
      <div className={styles.bookingTop}>
        <h3>
          <DialogLink to={bookingsPath(page, id)} dialog={bookingDialog} className={styles.lines}>
            {inOrder(booking.products).map((product) => (
              <span key={product.id} className={productRow}>
                <BookedThing product={product} />
              </span>
            ))}
            <BookingNumber booking={booking} className={looks.quietFigures} />
          </DialogLink>
        </h3>
        {look !== 'paid' && (
          <StatusBadge
            label={isWaiting ? text('bookings.giftWaiting') : status.label}
            color={isWaiting ? (gift?.statusColor ?? null) : status.color}
          />
        )}
      </div>
      <div className={looks.facts}>
        {gift && <Fact icon="gift">{text(gift.isSender ? 'bookings.giftTo' : 'gifts.opening.from', { name })}</Fact>}
        {branchName && (
          <Fact icon="map-pin">
            {isGoods ? text('bookings.pickUpAt', { branch: `\u2068${branchName}\u2069` }) : branchName}
          </Fact>
        )}
        {guests > 0 && !isGoods && <Fact icon="users">{text('bookings.guests', { count: guests })}</Fact>}
      </div>
      {!isReceived(booking) && (
        <p className={looks.amount}>
          <span className={looks.quiet}>{text('bookings.total')}</span>
          <Amount amount={total.amount} label={text('shell.riyal')} className={looks.strong} />
        </p>
      )}
      {look !== 'paid' && <BookingRowWays booking={booking} />}
    </li>
  );
};

type SectionProps = Pick<BookingCardProps, 'look'> & { title: MessageId; bookings: Booking[] };

/** Some of the bookings under a heading; nothing when there are none. */
export const BookingSection = ({ title, bookings, look }: SectionProps) => {
  const text = useText();
  if (bookings.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text(title)}>
      <h2 className={looks.subtitle}>{text(title)}</h2>
      <ul className={looks.column3}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} look={look} />
        ))}
      </ul>
    </section>
  );
};

/** The word that a booking is paid, and the next step; the time and place of a treatment are on its card. */
export const PaidBooking = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const isPickUp = useStorefront()?.isPickUp ?? false;
  const name = useOther(booking);
  const { gift, date, branchName } = booking;
  const isGoods = isOrder(booking);
  const title = text(gift ? 'bookings.paid.gift' : isGoods ? 'bookings.paid.order' : 'bookings.paid.booking');
  const branch = `\u2068${branchName}\u2069`;
  const ofGoods = branchName ? isPickUp && text('shop.buy.pickUpAt', { branch }) : text('bookings.paid.giftCard');
  const ofGift = text(date ? 'bookings.paid.giftTimed' : 'bookings.paid.giftTo', { name });
  const next = gift ? ofGift : isGoods && ofGoods;
  return (
    <section className={styles.paid} aria-label={title}>
      <div className={styles.paidTop}>
        <span className={doneMedal}>
          <Icon name="check" />
        </span>
        <div className={looks.texts}>
          <h2 className={looks.subtitle}>{title}</h2>
          {next && <p>{next}</p>}
        </div>
      </div>
      <ul>
        <BookingCard booking={booking} look="paid" />
      </ul>
      {gift?.isSender && <GiftShare giftId={gift.id} receiverName={gift.receiverName} />}
      <QuickWays booking={booking} />
    </section>
  );
};
