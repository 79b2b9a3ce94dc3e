import type { ReactNode } from 'react';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './booking-detail.styles.ts';
import type { Booking } from './booking-list.ts';

type BookedProductProps = { product: Booking['products'][number]; children?: ReactNode };

/** One of the things that were booked, with its own day and time; beside it what can be done with it. */
export const BookedProduct = ({ product, children }: BookedProductProps) => {
  const { name, image, date, time } = product;
  return (
    <li className={styles.product}>
      <Picture src={image} shape="thumb" className={looks.rounded} />
      <div className={looks.words}>
        <p className={looks.thing}>
          <bdi>{name}</bdi>
        </p>
        {date && (
          <p className={looks.quietFigures}>
            <DayAndTime date={date} time={time} />
          </p>
        )}
      </div>
      {children}
    </li>
  );
};
