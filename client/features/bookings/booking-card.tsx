import type { ReactNode } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogLink } from '../../routing/link.tsx';
import { readPage } from '../../routing/list-path.ts';
import { usePage } from '../../routing/page.ts';
import { Fact } from '../../ui/fact.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { BookingRowWays } from './booking-actions.tsx';
import { BookedThing, BookingNumber } from './booking-facts.tsx';
import { type Booking, bookingsPath, inOrder, isOrder, isReceived, isWaitingGift } from './booking-list.ts';
import * as styles from './bookings.styles.ts';
import { bookingDialog } from './dialogs.ts';
import { useGoods } from './use-goods.ts';

type BookingLinkProps = { id: string; className: string; children: ReactNode };

/** Opens everything about a booking over the list. */
export const BookingLink = ({ id, ...link }: BookingLinkProps) => (
  <DialogLink to={bookingsPath(readPage(usePage().search), id)} dialog={bookingDialog} {...link} />
);

type BookingCardProps = {
  booking: Booking;
  /** It stands out among the others: the booking that comes next, and one that waits for its payment. */
  look?: 'next' | 'unpaid' | undefined;
};

/** One booking of the list. */
const BookingCard = ({ booking: listed, look }: BookingCardProps) => {
  const booking = useGoods(listed);
  const text = useText();
  const { status, branchName, guests, total, gift } = booking;
  const isWaiting = isWaitingGift(booking);
  const person = (gift?.isSender ? gift.receiverName : gift?.senderName) ?? text('bookings.show.someone');
  return (
    <li className={styles.booking} data-look={look}>
      <div className={styles.bookingTop}>
        <h3 className={styles.heading}>
          <BookingLink id={booking.id} className={styles.lines}>
            {inOrder(booking.products).map((product) => (
              <span key={product.id} className={styles.line}>
                <BookedThing product={product} />
              </span>
            ))}
            <BookingNumber booking={booking} className={looks.quietFigures} />
          </BookingLink>
        </h3>
        <StatusBadge
          label={isWaiting ? text('bookings.giftWaiting') : status.label}
          color={isWaiting ? (gift?.statusColor ?? null) : status.color}
        />
      </div>
      {gift && (
        <p className={styles.giftLine}>
          <Icon name="gift" />
          <span>
            {text(gift.isSender ? 'bookings.giftTo' : 'gifts.opening.from', { name: `\u2068${person}\u2069` })}
          </span>
        </p>
      )}
      <ul className={looks.facts}>
        {branchName && (
          <li>
            <Fact icon="map-pin">
              {isOrder(booking) ? text('bookings.pickUpAt', { branch: `\u2068${branchName}\u2069` }) : branchName}
            </Fact>
          </li>
        )}
        {guests > 0 && !isOrder(booking) && (
          <li>
            <Fact icon="users">{text('bookings.guests', { count: guests })}</Fact>
          </li>
        )}
      </ul>
      {!isReceived(booking) && (
        <p className={styles.total}>
          {text('bookings.total')}{' '}
          <Amount amount={total.amount} label={text('shell.riyal')} className={styles.amount} />
        </p>
      )}
      <BookingRowWays booking={booking} />
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
