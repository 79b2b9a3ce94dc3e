import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { GiftEnvelope } from './gift-envelope.tsx';
import * as styles from './gifted-order.styles.ts';
import type { GiftDetails } from './use-gifted-order.ts';

/** How many of the treatments are shown large. */
const mostPictures = 2;

/** A received gift as its receiver meets it: from whom, with which words, and what it is. */
export const GiftOpening = ({ gift: { order, message } }: { gift: GiftDetails }) => {
  const text = useText();
  const name = order.gift?.senderName ?? text('bookings.show.someone');
  const products = order.products.slice(0, mostPictures);
  return (
    <section className={styles.opening} aria-label={text('gifts.opening.title')}>
      <GiftEnvelope />
      <p className={styles.sender}>{text('gifts.opening.from', { name: `\u2068${name}\u2069` })}</p>
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
