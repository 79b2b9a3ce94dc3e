import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { StatePicture } from '../../ui/media/state-picture.tsx';
import { BookingFacts, PaymentSummary } from '../bookings/public.ts';
import type { GiftWays } from './gift-props.ts';
import { isOpenToReceiver } from './gift-title.tsx';
import * as styles from './gifted-order.styles.ts';
import type { GiftDetails, GiftProduct } from './use-gifted-order.ts';
import { useTakesTime } from './use-takes-time.ts';

/** How many of the treatments are shown large. */
const mostPictures = 2;

/** A received gift as its receiver meets it: from whom, with which words, and what it is. */
const GiftOpening = ({ gift }: { gift: GiftDetails }) => {
  const text = useText();
  const { order, message } = gift;
  const name = order.gift?.senderName ?? text('bookings.show.someone');
  const products = order.products.slice(0, mostPictures);
  return (
    <section className={styles.opening} aria-label={text('gifts.opening.title')}>
      <StatePicture name="gifts" />
      {!isOpenToReceiver(gift) && (
        <p className={styles.sender}>{text('gifts.opening.from', { name: `\u2068${name}\u2069` })}</p>
      )}
      {message && (
        <blockquote className={styles.openingMessage} dir="auto">
          {message}
        </blockquote>
      )}
      {products.length > 0 && (
        <div className={products.length > 1 ? styles.pair : styles.one}>
          {products.map((product) => (
            <figure key={product.id} className={styles.treatment}>
              <Picture src={product.image} className={looks.roundedCard} />
              <figcaption>{product.name}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
};

type GiftedProductProps = {
  giftId: string;
  product: GiftProduct;
  /** Whether the viewer may choose the time. */
  canSchedule: boolean;
  ways: GiftWays;
};

/** One thing of a gift with its time; what takes no time has none to choose. */
const GiftedProduct = ({ giftId, product, canSchedule, ways }: GiftedProductProps) => {
  const text = useText();
  const takesTime = useTakesTime(product);
  const label = text(product.startAt ? 'gifts.show.changeTime' : 'gifts.show.chooseTime');
  return (
    <li className={styles.product}>
      <Picture src={product.image} shape="thumb" className={looks.rounded} />
      <div className={looks.startTexts}>
        <p className={looks.thing}>{product.name}</p>
        {takesTime && (
          <p className={looks.quietFigures}>
            {product.date ? <DayAndTime date={product.date} time={product.time} /> : text('gifts.list.noTime')}
          </p>
        )}
        {canSchedule && takesTime && (
          <Button
            variant={product.startAt ? 'ghost' : 'secondary'}
            icon="calendar-days"
            className={styles.timeButton}
            aria-haspopup="dialog"
            aria-label={`${label}: ${product.name}`}
            data-stop={`time-${product.id}`}
            onClick={() => ways.toSchedule({ giftId, orderProductId: product.id })}
          >
            {label}
          </Button>
        )}
      </div>
    </li>
  );
};

/**
 * The rows of a booking, and those of a gift: to whom it goes, and how it stands. The giver is among the rows of the
 * booking.
 */
const Facts = ({ gift: { order } }: { gift: GiftDetails }) => {
  const text = useText();
  const info = order.gift;
  return (
    <BookingFacts booking={order}>
      {info?.isSender && (
        <div>
          <dt>{text('gifts.show.giftedTo')}</dt>
          <dd>{info.receiverName ?? text('bookings.show.someone')}</dd>
        </div>
      )}
      {info?.statusLabel && (
        <div>
          <dt>{text('gifts.show.status')}</dt>
          <dd>
            <StatusBadge label={info.statusLabel} color={info.statusColor} />
          </dd>
        </div>
      )}
    </BookingFacts>
  );
};

type GiftDetailProps = {
  gift: GiftDetails;
  /** Whether the viewer may choose the times of its products here. */
  canSchedule: boolean;
  ways: GiftWays;
};

/** All that there is to read about a gift. Its receiver reads no amounts. */
export const GiftDetail = ({ gift, canSchedule, ways }: GiftDetailProps) => {
  const text = useText();
  const isReceived = gift.order.gift?.isSender === false;
  return (
    <div className={looks.stack5}>
      {isReceived && <GiftOpening gift={gift} />}
      {gift.message && !isReceived && (
        <p className={styles.message} dir="auto">
          {gift.message}
        </p>
      )}
      <Facts gift={gift} />
      <section aria-label={text('gifts.show.products')}>
        <h3 className={looks.partTitle}>{text('gifts.show.products')}</h3>
        <ul className={looks.stack3}>
          {gift.order.products.map((product) => (
            <GiftedProduct key={product.id} giftId={gift.id} product={product} canSchedule={canSchedule} ways={ways} />
          ))}
        </ul>
      </section>
      {!isReceived && <PaymentSummary booking={gift.order} />}
    </div>
  );
};
