import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { StatePicture } from '../../ui/media/state-picture.tsx';
import { BookingFacts, BookingTitle, PaymentSummary } from '../bookings/public.ts';
import type { ScheduleGiftProps } from './dialogs.ts';
import * as styles from './gifted-order.styles.ts';
import { type GiftDetails, type GiftProduct, isOpenToReceiver, useTakesTime } from './use-gifted-order.ts';

type GiftProps = { gift: GiftDetails };

/** From whom the gift is. */
const GiftFrom = ({ gift: { order } }: GiftProps) => {
  const text = useText();
  return text('gifts.opening.from', { name: `\u2068${order.gift?.senderName ?? text('bookings.show.someone')}\u2069` });
};

/** What heads a gift. One that waits for its receiver says from whom it is: its order may be confirmed long before. */
export const GiftTitle = ({ gift }: GiftProps) => {
  const text = useText();
  if (!isOpenToReceiver(gift)) return <BookingTitle booking={gift.order} />;
  return (
    <span className={looks.texts}>
      <span className={looks.twoLines}>
        <GiftFrom gift={gift} />
      </span>
      <span className={looks.quiet}>{text('gifts.list.number', { number: `\u2068${gift.order.number}\u2069` })}</span>
    </span>
  );
};

/** How many of the treatments are shown large. */
const mostPictures = 2;

/** A received gift as its receiver meets it: from whom, with which words, and what it is. */
const GiftOpening = ({ gift }: GiftProps) => {
  const text = useText();
  const { order, message } = gift;
  return (
    <section className={styles.opening} aria-label={text('gifts.opening.title')}>
      <StatePicture name="gifts" />
      {!isOpenToReceiver(gift) && (
        <p className={styles.sender}>
          <GiftFrom gift={gift} />
        </p>
      )}
      {message && (
        <blockquote className={styles.openingMessage} dir="auto">
          {message}
        </blockquote>
      )}
      <div className={styles.treatments}>
        {order.products.slice(0, mostPictures).map((product) => (
          <figure key={product.id}>
            <Picture src={product.image} className={looks.roundedCard} />
            <figcaption>{product.name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};

type GiftedProductProps = {
  product: GiftProduct;
  /** Null where the viewer may not choose the time. */
  onChooseTime: (() => void) | null;
};

/** One thing of a gift with its time; what takes no time has none to choose. */
const GiftedProduct = ({ product, onChooseTime }: GiftedProductProps) => {
  const text = useText();
  const takesTime = useTakesTime(product);
  const label = text(product.startAt ? 'gifts.show.changeTime' : 'appointments.title');
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
        {onChooseTime && takesTime && (
          <Button
            variant={product.startAt ? 'ghost' : 'secondary'}
            icon="calendar-days"
            aria-haspopup="dialog"
            aria-label={`${label}: ${product.name}`}
            data-stop={`time-${product.id}`}
            onClick={onChooseTime}
          >
            {label}
          </Button>
        )}
      </div>
    </li>
  );
};

type GiftDetailProps = GiftProps & {
  /** Null where the viewer may not choose the times of its products. */
  onChooseTime: ((wanted: ScheduleGiftProps) => void) | null;
};

/** All that there is to read about a gift. Its receiver reads no amounts. */
export const GiftDetail = ({ gift, onChooseTime }: GiftDetailProps) => {
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
      <BookingFacts booking={gift.order} />
      <section aria-label={text('gifts.show.products')}>
        <h3 className={looks.partTitle}>{text('gifts.show.products')}</h3>
        <ul className={looks.stack3}>
          {gift.order.products.map((product) => (
            <GiftedProduct
              key={product.id}
              product={product}
              onChooseTime={onChooseTime && (() => onChooseTime({ giftId: gift.id, orderProductId: product.id }))}
            />
          ))}
        </ul>
      </section>
      {!isReceived && <PaymentSummary booking={gift.order} />}
    </div>
  );
};
