import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import { BookingShowDocument, BookingsDocument, PaidStateDocument } from '../../graphql/generated/graphql.ts';
import { useBookingShowQuery, useBookingsQuery, usePaidStateQuery } from '../../graphql/generated/hooks.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import { readPage } from '../../routing/list-path.ts';
import { gone, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { readPaid } from '../../routing/paid-path.ts';
import { unlessOnly } from '../../routing/revalidate.ts';
import { UrlDialog } from '../../routing/url-dialog.tsx';
import { persisted } from '../../storage/persisted.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { askOpenPayments, OpenPayments, usePayNow } from '../payments/public.ts';
import { BookingSection, PaidBooking } from './booking-card.tsx';
import {
  type Booking,
  type BookingList,
  bookingsPath,
  inOrder,
  isActive,
  newestFirst,
  nextBooking,
  ofBookings,
  readBooking,
  withBooking,
  withPage,
} from './booking-list.ts';
import * as styles from './bookings.styles.ts';
import { bookingDialog } from './dialogs.ts';

const listIn = (stored: unknown): BookingList | null => {
  const kept = stored as Partial<BookingList> | null;
  return kept && Array.isArray(kept.orders) && Number.isInteger(kept.currentPage) ? (kept as BookingList) : null;
};

const kept = persisted('bookings', listIn, { personal: true });

const bookingNumbered = (bookings: readonly Booking[] | undefined, number: string | null): Booking | undefined =>
  number === null ? undefined : bookings?.find((booking) => booking.number === number);

export const loader = async (args: LoaderFunctionArgs) => {
  const { client, search } = pageOf(args);
  const id = readBooking(search);
  const [list, shown] = await Promise.all([
    client.query(BookingsDocument, { page: readPage(search) }, ofBookings),
    id === null ? undefined : client.query(BookingShowDocument, { id }),
    askOpenPayments(client, 'cache-first'),
  ]);
  const paid = bookingNumbered(list.data?.bookings.bookings, readPaid(search));
  if (paid) await client.query(PaidStateDocument, { bookingId: paid.id });
  const isUnknown = shown?.error && failureOf(shown.error).code === 'NOT_FOUND';
  if (isUnknown) throw gone();
  return outcomeOf(list.error);
};

/** The dialog over the list asks for itself. */
export const shouldRevalidate = unlessOnly('booking');

/** The dialog of the booking in the URL. */
const ShownBooking = ({ id, page, list }: { id: string | null; page: number; list: readonly Booking[] }) => {
  const row = list.find((listed) => listed.id === id);
  const [{ data }] = useBookingShowQuery({ variables: { id: id ?? '' }, pause: id === null });
  const booking = (id !== null && data?.booking) || null;
  useEffect(() => {
    const known = kept.read();
    if (booking && known) kept.write(withBooking(known, booking));
  }, [booking]);
  const props = { bookingId: id ?? '', row };
  const under = bookingsPath(page);
  return <UrlDialog id={id} definition={bookingDialog} props={props} under={under} isThere={booking !== null} />;
};

const Pages = ({ list: { orders, pagination, currentPage } }: { list: BookingList }) => {
  const text = useText();
  const { lastPage, total } = pagination;
  if (lastPage <= 1) return null;
  return (
    <nav className={looks.centred} aria-label={text('bookings.pages')}>
      <p className={looks.quietFigures}>{text('bookings.shown', { count: orders.length, total })}</p>
      {currentPage < lastPage && (
        <Link to={bookingsPath(currentPage + 1)} keepScroll className={buttonLook.secondary.md}>
          {text('branches.more')}
          <Icon name="chevron-down" />
        </Link>
      )}
      {currentPage > 1 && (
        <Link to={bookingsPath(currentPage - 1)} className={buttonLook.ghost.md}>
          {text('bookings.previous')}
        </Link>
      )}
    </nav>
  );
};

/** Bookings that wait for payment come first, and nowhere else; a booking just paid stands above all. */
const Bookings = ({ list, paid }: { list: BookingList; paid: Booking | undefined }) => {
  const text = useText();
  const payNow = usePayNow();
  if (list.orders.length === 0 && list.currentPage === 1) {
    return (
      <EmptyList picture="bookings" to="/services" way={text('shell.toServices')}>
        {text('bookings.nothing')}
      </EmptyList>
    );
  }
  const listed = list.orders.filter((booking) => booking !== paid);
  const unpaid = listed.filter(({ number }) => payNow(number));
  const others = listed.filter((booking) => !unpaid.includes(booking));
  const next = nextBooking(others, riyadhToday());
  const active = inOrder(others.filter((booking) => isActive(booking) && booking !== next));
  const past = newestFirst(others.filter((booking) => !isActive(booking)));
  return (
    <>
      <BookingSection title="bookings.unpaid" bookings={unpaid} look="unpaid" />
      <BookingSection title="bookings.next" bookings={next ? [next] : []} look="next" />
      <BookingSection title="bookings.active" bookings={active} />
      <BookingSection title="bookings.completed" bookings={past} />
      <Pages list={list} />
    </>
  );
};

export const handle: PageHandle = {
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'shell.nav.bookings' }) }),
  dialog: (search) => readBooking(search) && 'bookings/booking-dialog',
};

export const Component = () => {
  const text = useText();
  const { search } = usePage();
  const variables = useMemo(() => ({ page: readPage(search) }), [search]);
  const [{ data, error, fetching }, execute] = useBookingsQuery({ variables, context: ofBookings });
  const answer = data?.bookings;
  // The pages that this browser has kept; none on the server and while hydrating. Another tab may show another page, so
  // that its writing changes nothing here.
  const known = useSyncExternalStore(kept.onWrite, kept.read, () => null);
  const list = useMemo(() => answer && withPage(known, answer), [known, answer]);
  useEffect(() => {
    if (answer) kept.write(withPage(kept.read(), answer));
  }, [answer]);
  // The booking that the URL names as just paid; nothing unless the server says so at this moment.
  const named = bookingNumbered(list?.orders, readPaid(search));
  const [paidState] = usePaidStateQuery({ variables: { bookingId: named?.id ?? '' }, pause: !named });
  const paid = paidState.data?.receipt?.state === 'PAID' ? named : undefined;
  const isMalformed = error && failureOf(error).code === 'PROVIDER_MALFORMED';
  const failed = text(isMalformed ? 'bookings.malformed' : 'bookings.failed');
  return (
    <>
      <h1 className={styles.title}>{text('shell.nav.bookings')}</h1>
      <ShownBooking id={readBooking(search)} page={variables.page} list={list?.orders ?? []} />
      {paid && <PaidBooking key={paid.id} booking={paid} />}
      <OpenPayments except={list?.orders.map(({ number }) => number)} />
      <Answered
        query={[{ data: list, error: list ? undefined : error, fetching }, execute]}
        waiting={<Waiting look={looks.column3} count={3} />}
        failed={failed}
      >
        {(shown) => <Bookings list={shown} paid={paid} />}
      </Answered>
    </>
  );
};
