import { useBookedBranchQuery } from '../../graphql/generated/operations.ts';
import { durationText } from '../../i18n/duration.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import * as styles from './appointment.styles.ts';
import type { BookedService } from './use-service.ts';

/** What is being booked, where and for how much; stays in sight while the times are scrolled. */
export const ChosenService = ({ service, branchId }: { service: BookedService; branchId: string | null }) => {
  const text = useText();
  const [{ data }] = useBookedBranchQuery({
    variables: { ids: branchId === null ? [] : [branchId] },
    pause: branchId === null,
  });
  const branch = data?.branches.find(({ id }) => id === branchId);
  return (
    <div className={styles.service}>
      <Picture src={service.image} shape="thumb" className={looks.thumb} />
      <div className={looks.wideTexts}>
        <span className={styles.serviceName}>{service.name}</span>
        <span className={styles.serviceFacts}>
          {branch && (
            <span className={styles.fact}>
              <Icon name="map-pin" />
              <span>{branch.name}</span>
            </span>
          )}
          {service.durationMinutes !== null && (
            <span className={styles.fact}>
              <Icon name="clock" />
              {durationText(text, service.durationMinutes)}
            </span>
          )}
        </span>
      </div>
      <Price
        amount={service.price.amount}
        before={service.priceBeforeDiscount?.amount ?? null}
        label={text('shell.riyal')}
        beforeLabel={text('appointments.priceBefore')}
        className={styles.servicePrice}
      />
    </div>
  );
};
