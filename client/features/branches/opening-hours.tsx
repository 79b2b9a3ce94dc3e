import { useText } from '../../i18n/use-text.ts';
import * as styles from './branch-card.styles.ts';
import { useToday } from './use-today.ts';
import { hoursOf, indexOfWeekday, type WorkingDay } from './working-day.ts';

/** The week of a branch, today marked. */
export const OpeningHours = ({ days, level: Heading = 'h3' }: { days: WorkingDay[]; level?: 'h3' | 'h4' }) => {
  const text = useText();
  const weekday = useToday();
  const today = weekday === null ? -1 : indexOfWeekday(days, weekday);
  if (days.length === 0) return null;
  return (
    <div className={styles.hours}>
      <Heading>{text('branches.hours')}</Heading>
      <dl>
        {days.map((day, index) => {
          const hours = hoursOf(day);
          const isToday = index === today;
          return (
            <div key={day.day} aria-current={isToday ? 'date' : undefined} data-closed={hours ? undefined : ''}>
              <dt>
                {day.day}
                {isToday && <small>{text('branches.hours.today')}</small>}
              </dt>
              <dd>
                {hours ? <bdi dir="ltr">{text('branches.hours.range', hours)}</bdi> : text('branches.hours.closed')}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
