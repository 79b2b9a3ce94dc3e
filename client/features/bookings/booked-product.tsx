import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as styles from './booking-detail.styles.ts';

/** One of the things that were booked, with its own day and time. */
export const BookedProduct = ({ product }: { product: BookingPartsFragment['products'][number] }) => {
  const locale = useLocale();
  const { name, image, date, time } = product;
  return (
    <li className={styles.product}>
      <Picture src={image} shape="square" className={styles.thumb} />
      <div className={styles.productWords}>
        <p className={styles.productName}>{name}</p>
        {date && (
          <p className={styles.quiet}>
            {formatDay(locale, date, 'day')}
            {time && (
              <>
                {' · '}
                <bdi>{time}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
};
