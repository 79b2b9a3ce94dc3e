import { useEffect, useMemo } from 'react';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { failureOf, statusOfFailure } from '../../graphql/failure.ts';
import {
  BookingShowDocument,
  BookingsDocument,
  PaidStateDocument,
  useBookingShowQuery,
  useBookingsQuery,
} from '../../graphql/generated/operations.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useText } from '../../i18n/use-text.ts';
import { sparePart } from '../../routing/lazy-part.tsx';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, type PageContext, usePage } from '../../routing/page.ts';
import { readPaid } from '../../routing/paid-path.ts';
import { useUrlDialog } from '../../routing/use-url-dialog.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { askOpenPayments, OpenPayments, usePayNow } from '../payments/public.ts';
import { BookingCard, type BookingLook } from './booking-card.tsx';
import { bookingDialog } from './booking-definition.tsx';
import { type Booking, type BookingList, inOrder, isActive, newestFirst, nextBooking, pageIn } from './booking-list.ts';
import { bookingsPath, readBooking } from './booking-path.ts';
import * as styles from './bookings.styles.ts';
import { BookingsSkeleton } from './bookings-skeleton.tsx';
import { keepBooking, useBookingList } from './kept-bookings.ts';
import { PaidHead } from './paid-head.tsx';

const printed = sparePart(() => import('./printed-booking.tsx'));

/** An empty list names no type; this tells the cache which changes concern it. */
const listContext = { additionalTypenames: ['Booking'] };

const bookingNumbered = (bookings: readonly Booking[] | undefined, number: string | null): Booking | undefined =>
  number === null ? undefined : bookings?.find((booking) => booking.number === number);

export const prefetch = async ({ client, search }: PageContext) => {
  const id = readBooking(search);
  const [list, shown] = await Promise.all([
    client.query(BookingsDocument, { page: pageIn(search) }, listContext),
    id === null ? undefined : client.query(BookingShowDocument, { id }),
    askOpenPayments(client, 'cache-first'),
  ]);
  const paid = bookingNumbered(list.data?.bookings.bookings, readPaid(search));
  if (paid) await client.query(PaidStateDocument, { bookingId: paid.id });
  const isUnknown = shown?.error && failureOf(shown.error).code === 'NOT_FOUND';
  if (isUnknown) return { status: 404 } as const;
  return { ...statusOfFailure(list.error), parts: id === null ? [] : ['bookings/printed-booking'] };
};

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shell.nav.bookings' }) });

type SectionProps = {
  title: MessageId;
  bookings: Booking[];
  /** The last page of the list that is shown. */
  page: number;
  look?: BookingLook | undefined;
};

const Section = ({ title, bookings, page, look }: SectionProps) => {
  const text = useText();
  if (bookings.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text(title)}>
      <h2 className={looks.subtitle}>{text(title)}</h2>
      <ul className={looks.column3}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} page={page} look={look} />
        ))}
      </ul>
    </section>
  );
};

/** The booking of the URL: its dialog, and what stands there until the dialog comes. */
const ShownBooking = ({ id, page, list }: { id: string | null; page: number; list: readonly Booking[] }) => {
  const dialogs = useDialogs();
  const under = bookingsPath(page);
  const row = list.find((listed) => listed.id === id);
  useUrlDialog({ id, open: (bookingId) => dialogs.open(bookingDialog, { bookingId, row }), under });
  const [{ data }] = useBookingShowQuery({ variables: { id: id ?? '' }, pause: id === null });
  const booking = (id !== null && data?.booking) || null;
  useEffect(() => {
    if (booking) keepBooking(booking);
  }, [booking]);
  return booking && <printed.View booking={booking} under={under} />;
};

const Pages = ({ list: { orders, pagination, currentPage } }: { list: BookingList }) => {
  const text = useText();
  const { lastPage, total } = pagination;
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={text('bookings.pages')}>
      <p className={looks.quietFigures}>{text('bookings.shown', { count: orders.length, total })}</p>
      {currentPage < lastPage && (
        <Link to={bookingsPath(currentPage + 1)} keepScroll className={buttonLook.secondary.md}>
          {text('bookings.more')}
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

/** What waits for its payment comes first, and nowhere else. */
const Bookings = ({ list }: { list: BookingList }) => {
  const text = useText();
  const payNow = usePayNow();
  if (list.orders.length === 0 && list.currentPage === 1) {
    return (
      <EmptyState
        picture="bookings"
        action={
          <Link to="/services" className={buttonLook.primary.lg}>
            {text('shell.toServices')}
          </Link>
        }
      >
        {text('bookings.nothing')}
      </EmptyState>
    );
  }
  const unpaid = list.orders.filter(({ number }) => payNow(number));
  const others = list.orders.filter((booking) => !unpaid.includes(booking));
  const next = nextBooking(others, riyadhToday());
  const active = inOrder(others.filter((booking) => isActive(booking) && booking !== next));
  const past = newestFirst(others.filter((booking) => !isActive(booking)));
  return (
    <>
      <Section title="bookings.unpaid" bookings={unpaid} page={list.currentPage} look="unpaid" />
      <Section title="bookings.next" bookings={next ? [next] : []} page={list.currentPage} look="next" />
      <Section title="bookings.active" bookings={active} page={list.currentPage} />
      <Section title="bookings.completed" bookings={past} page={list.currentPage} />
      <Pages list={list} />
    </>
  );
};

export const Page = () => {
  const text = useText();
  const { search } = usePage();
  const variables = useMemo(() => ({ page: pageIn(search) }), [search]);
  const [{ data, error, fetching }, execute] = useBookingsQuery({ variables, context: listContext });
  const list = useBookingList(data?.bookings);
  const paid = bookingNumbered(list?.orders, readPaid(search));
  const isMalformed = error && failureOf(error).code === 'PROVIDER_MALFORMED';
  return (
    <>
      <h1 className={styles.title}>{text('shell.nav.bookings')}</h1>
      <ShownBooking id={readBooking(search)} page={variables.page} list={list?.orders ?? []} />
      {paid && <PaidHead key={paid.id} booking={paid} />}
      <OpenPayments except={list?.orders.map(({ number }) => number)} />
      {list && <Bookings list={list} />}
      {!list && !error && <BookingsSkeleton />}
      {!list && error && (
        <FailedQuery execute={execute} waiting={fetching}>
          {text(isMalformed ? 'bookings.malformed' : 'bookings.failed')}
        </FailedQuery>
      )}
    </>
  );
};
