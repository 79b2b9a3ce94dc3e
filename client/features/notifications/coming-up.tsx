import { useUpcomingBookingsQuery } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { NotificationPart } from './notification-part.tsx';
import * as styles from './notifications.styles.ts';
import { type UpcomingBooking, upcoming } from './upcoming.ts';

const ComingUpEntry = ({ booking }: { booking: UpcomingBooking }) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const [first] = booking.products;
  const { date, time } = booking;
  const day = date && formatDay(locale, date, 'day');
  const moment = day && time ? text('gifts.list.at', { date: day, time: `\u2068${clock(time)}\u2069` }) : day;
  const number = text('notifications.number', { number: `\u2066${booking.number}\u2069` });
  return (
    <NotificationEntry
      to="/dashboard/bookings"
      image={first?.image ?? null}
      name={first?.name ?? number}
      lines={[moment, booking.branchName]}
    />
  );
};

export const ComingUp = () => {
  const text = useText();
  const [{ data, fetching }, execute] = useUpcomingBookingsQuery({});
  const bookings = data && upcoming(data.bookings.bookings, riyadhToday());
  return (
    <NotificationPart
      title={text('notifications.bookings.title')}
      all={{ to: '/dashboard/bookings', label: text('notifications.bookings.all') }}
      failed={text('bookings.failed')}
      isFetching={fetching}
      onTryAgain={() => execute({ requestPolicy: 'network-only' })}
    >
      {bookings &&
        (bookings.length > 0 ? (
          <ul className={looks.stack2}>
            {bookings.map((booking) => (
              <ComingUpEntry key={booking.id} booking={booking} />
            ))}
          </ul>
        ) : (
          <div className={styles.quiet}>
            <p>{text('notifications.bookings.empty')}</p>
            <Link to="/services" className={buttonLook.secondary.md}>
              {text('content.home.book')}
            </Link>
          </div>
        ))}
    </NotificationPart>
  );
};
