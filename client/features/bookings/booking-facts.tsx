import type { ReactNode } from 'react';
import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { MessageId } from '../../i18n/words.ts';
import * as styles from './booking-detail.styles.ts';
import { isOrder, isReceived } from './booking-list.ts';

const Fact = ({ label, children }: { label: MessageId; children: ReactNode }) => {
  const text = useText();
  return (
    <div>
      <dt>{text(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

/** A name of the other script does not turn what stands beside it. */
const isolated = (name: string) => <bdi>{name}</bdi>;

type BookingFactsProps = {
  booking: BookingPartsFragment;
  /** Further rows, such as to whom it was given: a `dt` and a `dd` in a `div` each. */
  children?: ReactNode;
};

/** Who comes, when, where and with how many; of goods, where they are picked up. What the provider does not tell is left out. */
export const BookingFacts = ({ booking, children }: BookingFactsProps) => {
  const text = useText();
  const locale = useLocale();
  const isGoods = isOrder(booking);
  const clock = useClock();
  const { customerName, customerArrived, guests, branchName, date, time, gift } = booking;
  return (
    <dl className={styles.facts}>
      {customerName && <Fact label="bookings.show.name">{isolated(customerName)}</Fact>}
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
          <Fact label="bookings.show.arrived">{text(customerArrived ? 'bookings.show.yes' : 'bookings.show.no')}</Fact>
        </>
      )}
      {children}
    </dl>
  );
};
