import type { OrderPapersFragment } from '../../graphql/generated/operations.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { riyadhToday } from '../../i18n/riyadh-moment.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { googleCalendarLink } from './google-calendar.ts';
import * as styles from './orders.styles.ts';

type Product = OrderPapersFragment['products'][number];
type Timed = Product & { date: string; time: string };

const isComing = (product: Product, today: string): product is Timed =>
  product.date !== null && product.time !== null && product.date >= today;

/** The way of each coming time into the customer's own calendar. */
export const CalendarWays = ({ booking }: { booking: OrderPapersFragment }) => {
  const text = useText();
  const { number, branchName, products } = booking;
  const today = riyadhToday();
  const coming = products.filter((product) => isComing(product, today));
  if (coming.length === 0) return null;
  const circumstances = { details: text('orders.calendar.details', { number }), location: branchName };
  return (
    <section className={styles.calendar} aria-label={text('orders.calendar.title')}>
      <h3 className={looks.partTitle}>{text('orders.calendar.title')}</h3>
      <ul className={styles.times}>
        {coming.map((product) => (
          <li key={product.id} className={styles.time}>
            <p className={looks.words}>
              <span className={styles.name}>{product.name}</span>
              <span className={looks.quietFigures}>
                <DayAndTime date={product.date} time={product.time} />
              </span>
            </p>
            <a
              href={googleCalendarLink(product, circumstances)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonLook.ghost.md}
            >
              <Icon name="external-link" />
              {text('orders.calendar.google')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
