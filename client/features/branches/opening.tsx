import { useIntl } from 'react-intl';
import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { formatDay } from '../../i18n/format.ts';
import { riyadhMoment } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import * as styles from './branch-card.styles.ts';

/** Until when a branch is open, or when it opens next; null when it is not known. */
const useOpeningText = ({ isOpen, openingChange }: BranchPartsFragment): string | null => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  if (!openingChange) return null;
  const { at, inDays } = openingChange;
  const time = clock(openingChange.time);
  if (isOpen) return text('branches.until', { time });
  if (inDays === 0) return text('branches.opensToday', { time });
  if (inDays === 1) return text('branches.opensTomorrow', { time });
  // In a week the name of the day alone would mean today.
  const day = formatDay(intl, riyadhMoment(at).date, inDays < 7 ? 'weekday' : 'day');
  return text('branches.opensOn', { day, time });
};

/** Open or closed now, and the next change. */
export const OpeningStatus = ({ branch }: { branch: BranchPartsFragment }) => {
  const text = useText();
  const message = useOpeningText(branch);
  return (
    <p className={styles.status}>
      <Badge color={branch.isOpen ? 'palm' : 'clay'}>{text(branch.isOpen ? 'branches.open' : 'branches.closed')}</Badge>
      {message && <span>{message}</span>}
    </p>
  );
};

type WorkingDay = BranchPartsFragment['workingTimes'][number];

/** The week of a branch, today marked. A day may have two shifts, so it is known by its place. */
export const OpeningHours = ({ days }: { days: WorkingDay[] }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  if (days.length === 0) return null;
  return (
    <div className={styles.hours}>
      <h3>{text('branches.hours')}</h3>
      <dl>
        {days.map(({ day, weekday, isToday, opensAt, closesAt }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the week's order is its identity
            key={index}
            aria-current={isToday ? 'date' : undefined}
            data-closed={opensAt && closesAt ? undefined : ''}
          >
            <dt>
              {/* In the language of the page, not as the provider wrote it: 22 November was a Sunday, which is 0. */}
              {weekday === null ? day : formatDay(intl, `2026-11-${22 + weekday}`, 'weekday')}
              {isToday && <small>{text('branches.hours.today')}</small>}
            </dt>
            <dd>
              {opensAt && closesAt ? (
                <bdi>{text('branches.hours.range', { from: clock(opensAt), to: clock(closesAt) })}</bdi>
              ) : (
                text('branches.hours.closed')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
