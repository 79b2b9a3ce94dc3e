import { DayAndTime } from '../../i18n/day-and-time.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './orders.styles.ts';

/** What was ordered, over its day and time when it has one. */
export const TimedName = ({ name, date, time }: { name: string; date: string | null; time: string | null }) => (
  <p className={looks.texts}>
    <span className={styles.name}>{name}</span>
    {date && (
      <span className={looks.quietFigures}>
        <DayAndTime date={date} time={time} />
      </span>
    )}
  </p>
);
