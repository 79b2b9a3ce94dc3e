import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './booking-detail.styles.ts';
import { type Booking, isOrder, isReceived } from './booking-list.ts';

const Fact = ({ label, children }: { label: MessageId; children: ReactNode }) => {
  const text = useText();
  return (
    <div>
      <dt>{text(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

const Waiting = () => (
  <span className={styles.waiting}>
    <Skeleton />
  </span>
);

/** A name of the other script does not turn what stands beside it. */
const isolated = (name: string) => <bdi>{name}</bdi>;

type BookingFactsProps = {
  /** What only the whole booking tells is undefined until that is there; its place is kept. */
  booking: Booking & { customerName?: string | null; customerArrived?: boolean };
  /** Further rows, such as to whom it was given: a `dt` and a `dd` in a `div` each. */
  children?: ReactNode;
};

/**
 * The name, time, place and number of guests; of goods, the place of pickup. What the provider leaves out is left out.
 */
export const BookingFacts = ({ booking, children }: BookingFactsProps) => {
  const text = useText();
  const locale = useLocale();
  const isGoods = isOrder(booking);
  const clock = useClock();
  const { customerName, customerArrived, guests, branchName, date, time, gift } = booking;
  return (
    <dl className={styles.facts}>
      {customerName !== null && (
        <Fact label="bookings.show.name">{customerName === undefined ? <Waiting /> : isolated(customerName)}</Fact>
      )}
      {isReceived(booking) && (
        <Fact label="bookings.show.giftedBy">{isolated(gift?.senderName ?? text('bookings.show.someone'))}</Fact>
      )}
      {date && <Fact label="bookings.show.date">{formatDay(locale, date, 'full')}</Fact>}
      {time && (
        <Fact label="bookings.show.time">
          <bdi>{clock(time)}</bdi>
        </Fact>
      )}
      {branchName && (
        <Fact label={isGoods ? 'bookings.show.pickUp' : 'bookings.show.branch'}>{isolated(branchName)}</Fact>
      )}
      {!isGoods && (
        <>
          <Fact label="bookings.show.visitors">{text('bookings.guests', { count: guests })}</Fact>
          <Fact label="bookings.show.arrived">
            {customerArrived === undefined ? (
              <Waiting />
            ) : (
              text(customerArrived ? 'bookings.show.yes' : 'bookings.show.no')
            )}
          </Fact>
        </>
      )}
      {children}
    </dl>
  );
};
