import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './gifted-order.styles.ts';
import type { GiftDetails } from './use-gifted-order.ts';

/** An envelope whose flap opens and whose card rises, once. */
const GiftEnvelope = () => (
  <svg viewBox="0 0 160 132" className={styles.envelope} aria-hidden="true">
    <path className={styles.back} d="M14 58h132v62a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" />
    <path className={styles.flap} d="M14 58l61 42a9 9 0 0 0 10 0l61-42z" />
    <g className={styles.card}>
      <rect x="28" y="22" width="104" height="78" rx="6" />
      <path d="M80 62c-9-7-14-11-14-17a7.5 7.5 0 0 1 14-3.5 7.5 7.5 0 0 1 14 3.5c0 6-5 10-14 17z" />
    </g>
    <path className={styles.front} d="M14 58l61 42a9 9 0 0 0 10 0l61-42v62a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" />
  </svg>
);

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
