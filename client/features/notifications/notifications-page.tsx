import { useIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import {
  UpcomingBookingsDocument,
  WaitingGiftsDocument,
  type WaitingGiftsQuery,
} from '../../graphql/generated/graphql.ts';
import { useUpcomingBookingsQuery, useWaitingGiftsQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { giftPath } from '../../routing/gift-path.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, type PageHandle, pageOf } from '../../routing/page.ts';
import { isSignedIn, useSession } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { askOpenPayments, OpenPayments } from '../payments/public.ts';
import { GuestState } from '../session/public.ts';
import { NotificationEntry, NotificationPart } from './notification-part.tsx';
import * as styles from './notifications.styles.ts';
import { isWaiting, type UpcomingBooking, upcoming } from './upcoming.ts';

const ComingUpEntry = ({ booking }: { booking: UpcomingBooking }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const [first] = booking.products;
  const { date, time } = booking;
  const day = date && formatDay(intl, date, 'day');
  const moment = day && time ? `${day}${text('shell.comma')}\u2068${clock(time)}\u2069` : day;
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

const ComingUp = () => {
  const text = useText();
  const [{ data, fetching }, execute] = useUpcomingBookingsQuery({});
  const bookings = data && upcoming(data.bookings.bookings, riyadhToday());
  return (
    <NotificationPart
      title={text('notifications.bookings.title')}
      all={{ to: '/dashboard/bookings', label: text('notifications.bookings.all') }}
      failed={text('bookings.failed')}
      isFetching={fetching}
      execute={execute}
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

const WaitingGift = ({ order }: { order: WaitingGiftsQuery['giftedOrders'][number] }) => {
  const text = useText();
  const from = order.gift?.senderName;
  return (
    <NotificationEntry
      to={giftPath(order.gift?.id ?? '')}
      image={order.products[0]?.image ?? null}
      name={from ? text('gifts.opening.from', { name: `\u2068${from}\u2069` }) : text('gifts.opening.title')}
      lines={[order.products[0]?.name ?? null, order.gift?.statusLabel ?? null]}
    />
  );
};

const WaitingGifts = () => {
  const text = useText();
  const [{ data, fetching }, execute] = useWaitingGiftsQuery({});
  const orders = data?.giftedOrders.filter(isWaiting);
  return (
    <NotificationPart
      title={text('notifications.gifts.title')}
      all={{ to: '/gift-list', label: text('notifications.gifts.all') }}
      failed={text('gifts.list.failed')}
      isFetching={fetching}
      execute={execute}
    >
      {orders &&
        (orders.length > 0 ? (
          <ul className={looks.stack2}>
            {orders.map((order) => (
              <WaitingGift key={order.id} order={order} />
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>{text('notifications.gifts.empty')}</p>
        ))}
    </NotificationPart>
  );
};

/** Two calls for a customer, none for a guest. A part that fails says so itself. */
export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  if (!(await isSignedIn(context))) return null;
  const { client } = context;
  await Promise.all([
    client.query(UpcomingBookingsDocument, {}),
    client.query(WaitingGiftsDocument, {}),
    askOpenPayments(client, 'cache-first'),
  ]);
  return null;
};

const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'notifications.list.title' }),
  description: intl.formatMessage({ id: 'notifications.list.description' }),
  isPrivate: true,
});

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const session = useSession();
  return (
    <div className={looks.twoLists}>
      <h1 className={pageTitle}>{text('notifications.list.title')}</h1>
      {session ? (
        <>
          <OpenPayments />
          <div className={looks.lists}>
            <WaitingGifts />
            <ComingUp />
          </div>
        </>
      ) : (
        <GuestState picture="notifications" title={text('notifications.guest.title')}>
          {text('notifications.guest.body')}
        </GuestState>
      )}
    </div>
  );
};
