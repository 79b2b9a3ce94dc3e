import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import type { GiftWays } from './gift-props.ts';
import * as styles from './gifted-order.styles.ts';
import type { GiftProduct } from './use-gifted-order.ts';
import { useTakesTime } from './use-takes-time.ts';

type GiftedProductProps = {
  giftId: string;
  product: GiftProduct;
  /** Whether the viewer may choose the time. */
  canSchedule: boolean;
  ways: GiftWays;
};

/** One thing of a gift with its time; what takes no time has none to choose. */
export const GiftedProduct = ({ giftId, product, canSchedule, ways }: GiftedProductProps) => {
  const text = useText();
  const takesTime = useTakesTime(product);
  const label = text(product.startAt ? 'gifts.show.changeTime' : 'gifts.show.chooseTime');
  return (
    <li className={styles.product}>
      <Picture src={product.image} shape="thumb" className={looks.rounded} />
      <div className={looks.startWords}>
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
