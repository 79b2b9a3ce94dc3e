import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { type BookingRowFragment, BookingsDocument, GiftListDocument } from '../../graphql/generated/graphql.ts';
import { useBookingsQuery, useGiftListQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { giftPath } from '../../routing/gift-path.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, type PageHandle, pageOf } from '../../routing/page.ts';
import { isSignedIn, useSession } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { stretched } from '../../ui/card.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { askOpenPayments, OpenPayments } from '../payments/public.ts';
import { GuestState } from '../session/public.ts';
import * as styles from './notifications.styles.ts';
import { isWaiting, ofBookings, upcoming } from './upcoming.ts';

type Booking = BookingRowFragment;

/** Both parts of the page are in the first page of the bookings and in the list of gifts. */
const firstPage = { page: 1 };

/** Two calls for a customer, none for a guest. A part that fails says so itself. */
export const loader = async (args: LoaderFunctionArgs) => {
  const context = pageOf(args);
  if (!(await isSignedIn(context))) return null;
  const { client } = context;
  await Promise.all([
    client.query(BookingsDocument, firstPage, ofBookings),
    client.query(GiftListDocument, {}, ofBookings),
    askOpenPayments(client, 'cache-first'),
  ]);
  return null;
};

const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'notifications.list.title' }),
  description: intl.formatMessage({ id: 'notifications.list.description' }),
  isPrivate: true,
});

type PartProps = { title: string; all: { to: string; label: string }; children: ReactNode };

/** One part of the page. It waits and fails alone: the other one stays. */
const Part = ({ title, all, children }: PartProps) => (
  <section className={looks.stack3}>
    <div className={styles.partHead}>
      <h2 className={looks.subtitle}>{title}</h2>
      <Link to={all.to} className={looks.quietAction}>
        {all.label}
      </Link>
    </div>
    {children}
  </section>
);

type EntryProps = { to: string; booking: Booking; name: string | undefined; lines: (string | null | undefined)[] };

/** One thing that waits, and the way to it. */
const Entry = ({ to, booking: { number, products }, name, lines }: EntryProps) => {
  const text = useText();
  return (
    <li className={styles.entry}>
      <Picture src={products[0]?.image ?? null} shape="thumb" className={looks.rounded} />
      <div>
        <Link to={to} className={`${styles.name} ${stretched}`}>
          {name ?? text('content.tickets.subject', { number: `\u2066${number}\u2069` })}
        </Link>
        {lines.map(
          (line) =>
            line && (
              <p key={line} className={looks.quiet}>
                {line}
              </p>
            ),
        )}
      </div>
      <Icon name="chevron-right" className={looks.arrow} />
    </li>
  );
};

const ComingUpEntry = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const { date, time, branchName, products } = booking;
  const day = date && formatDay(intl, date, 'day');
  const moment = day && time ? `${day}${text('shell.comma')}\u2068${clock(time)}\u2069` : day;
  return <Entry to="/dashboard/bookings" booking={booking} name={products[0]?.name} lines={[moment, branchName]} />;
};

const ComingUp = () => {
  const text = useText();
  const query = useBookingsQuery({ variables: firstPage, context: ofBookings });
  const listed = (bookings: Booking[]) =>
    bookings.length > 0 ? (
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
    );
  return (
    <Part
      title={text('notifications.bookings.title')}
      all={{ to: '/dashboard/bookings', label: text('notifications.bookings.all') }}
    >
      <Answered query={query} waiting={<Waiting />} failed={text('bookings.failed')}>
        {({ bookings }) => listed(upcoming(bookings.bookings, riyadhToday()))}
      </Answered>
    </Part>
  );
};

const WaitingGift = ({ order }: { order: Booking }) => {
  const text = useText();
  const { gift, products } = order;
  const from = gift?.senderName;
  return (
    <Entry
      to={giftPath(gift?.id ?? '')}
      booking={order}
      name={from ? text('gifts.opening.from', { name: `\u2068${from}\u2069` }) : text('gifts.opening.title')}
      lines={[products[0]?.name, gift?.statusLabel]}
    />
  );
};

const WaitingGifts = () => {
  const text = useText();
  const query = useGiftListQuery({ context: ofBookings });
  return (
    <Part title={text('notifications.gifts.title')} all={{ to: '/gift-list', label: text('notifications.gifts.all') }}>
      <Answered query={query} waiting={<Waiting />} failed={text('gifts.list.failed')}>
        {({ giftedOrders }) =>
          giftedOrders.some(isWaiting) ? (
            <ul className={looks.stack2}>
              {giftedOrders.filter(isWaiting).map((order) => (
                <WaitingGift key={order.id} order={order} />
              ))}
            </ul>
          ) : (
            <p className={styles.quiet}>{text('notifications.gifts.empty')}</p>
          )
        }
      </Answered>
    </Part>
  );
};

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
