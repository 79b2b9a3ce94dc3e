import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './appointment.styles.ts';

const cells = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shape of the calendar and the times while they are on the way. */
export const ServiceAppointmentSkeleton = () => {
  const text = useText();
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={text('shell.loading')}>
      <div className={styles.monthShape}>
        {cells(35).map((cell) => (
          <Skeleton key={cell} shape="circle" className={styles.dayShape} />
        ))}
      </div>
      <div className={styles.times}>
        <Skeleton shape="short" />
        <div className={styles.slots}>
          {cells(6).map((cell) => (
            <Skeleton key={cell} shape="button" className={styles.slotShape} />
          ))}
        </div>
      </div>
    </div>
  );
};
