import type { GiftedOrderQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { StatePicture } from '../../ui/media/state-picture.tsx';
import { BookingTitle } from '../bookings/public.ts';
import * as styles from './gifted-order.styles.ts';

type Gift = GiftedOrderQuery['giftedOrder'];

/** Whether the viewer receives the gift and has not answered yet. */
export const isOpenToReceiver = ({ order: { gift, status } }: Gift): boolean =>
  Boolean(gift && !gift.isSender && !gift.isCompleted && !status.isCancelled);

/** The title of a gift. A gift that waits for its receiver names its sender: its order may be confirmed long before. */
export const GiftTitle = ({ gift }: { gift: Gift }) => {
  const text = useText();
  if (!isOpenToReceiver(gift)) return <BookingTitle booking={gift.order} />;
  const name = `\u2068${gift.order.gift?.senderName ?? text('bookings.show.someone')}\u2069`;
  return (
    <span className={looks.texts}>
      <span className={looks.twoLines}>{text('gifts.opening.from', { name })}</span>
      <span className={looks.quiet}>{text('gifts.list.number', { number: `\u2068${gift.order.number}\u2069` })}</span>
    </span>
  );
};

/** How many of the treatments are shown large. */
const mostPictures = 2;

/** A gift as its receiver meets it: its message and its content. Its sender reads their words. */
export const GiftOpening = ({ gift: { order, message } }: { gift: Gift }) => {
  const text = useText();
  const words = message && (
    <blockquote className={styles.message} dir="auto">
      {message}
    </blockquote>
  );
  if (order.gift?.isSender !== false) return words && <div className={styles.opening}>{words}</div>;
  return (
    <section className={styles.opening} aria-label={text('gifts.opening.title')}>
      <StatePicture name="gifts" />
      {words}
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
