import { useIntl } from 'react-intl';
import type { BookingRowFragment } from '../../graphql/generated/graphql.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { formatDay } from '../../i18n/format.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './orders.styles.ts';

type Product = BookingRowFragment['products'][number];

/** The day and the time are those of Riyadh. */
type Timed = Product & { date: string; time: string };

/** A moment of Riyadh's clock as calendars write it; null for anything else, such as a moment of another time zone. */
const stampOf = (moment: string): string | null =>
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?$/.test(moment)
    ? `${moment.slice(0, 16).replaceAll(/[-:]/g, '').replace(' ', 'T')}00`
    : null;

/** The URL at which Google's calendar takes an appointment over; nothing of it is loaded before the press. */
export const googleCalendarLink = (
  { name, date, time, endAt }: Pick<Timed, 'name' | 'date' | 'time' | 'endAt'>,
  { details, location }: { details: string; location: string | null },
): string => {
  const start = stampOf(`${date} ${time}`);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${start}/${stampOf(endAt ?? '') ?? start}`,
    ctz: 'Asia/Riyadh',
    details,
    ...(location && { location }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
};

/** The name of the order, over its day and time when it has one. */
export const TimedName = ({ name, date, time }: Pick<Product, 'name' | 'date' | 'time'>) => (
  <p className={looks.texts}>
    <span className={styles.name}>{name}</span>
    {date && (
      <span className={looks.quietFigures}>
        <DayAndTime date={date} time={time} />
      </span>
    )}
  </p>
);

const isComing = (product: Product, today: string): product is Timed =>
  product.date !== null && product.time !== null && product.date >= today;

/** The way of each coming time into the customer's own calendar. */
const CalendarWays = ({ booking }: { booking: BookingRowFragment }) => {
  const text = useText();
  const { number, branchName, products } = booking;
  const today = riyadhToday();
  const coming = products.filter((product) => isComing(product, today));
  if (coming.length === 0) return null;
  const circumstances = { details: text('content.tickets.subject', { number }), location: branchName };
  return (
    <section className={styles.calendar} aria-label={text('bookings.show.calendar')}>
      <h3 className={looks.partTitle}>{text('bookings.show.calendar')}</h3>
      <ul className={styles.times}>
        {coming.map((product) => (
          <li key={product.id} className={styles.time}>
            <TimedName {...product} />
            <ExternalLink look="ghost" href={googleCalendarLink(product, circumstances)}>
              {text('orders.calendar.google')}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Hands the words of an order to the device's share sheet; where it cannot share, copies them. */
const useShare = ({ number, branchName, products }: BookingRowFragment) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const lines = products.map(({ name, date, time }) =>
    [name, date && formatDay(intl, date, 'day'), time && clock(time)].filter(Boolean).join(' · '),
  );
  const title = text('content.tickets.subject', { number });
  const message = [title, ...lines, branchName].filter(Boolean).join('\n');
  return async () => {
    try {
      if (navigator.share) return await navigator.share({ title, text: message });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    if (await copyText(message)) showToast({ title: text('gifts.share.copied'), color: 'success' });
    else showToast({ title: text('orders.share.failed'), color: 'error' });
  };
};

export type ReceiptProps = { booking: Pick<BookingRowFragment, 'id' | 'products'> };

/** How an order is paid, and its receipt once it is. */
export const receiptDialog = defineDialog<ReceiptProps>({
  name: 'OrderReceipt',
  load: withAccountTexts(() => import('./receipt-dialog.tsx')),
});

/** The exports of an order: its times for another calendar, and words to share. */
export const OrderPapers = ({ booking }: { booking: BookingRowFragment }) => {
  const text = useText();
  const share = useShare(booking);
  if (booking.status.isCancelled) return null;
  return (
    <div className={looks.stack5}>
      <CalendarWays booking={booking} />
      <div className={looks.twoWays}>
        <Button variant="secondary" icon="share-2" onClick={share}>
          {text('invitations.share')}
        </Button>
      </div>
    </div>
  );
};
