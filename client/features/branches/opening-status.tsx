import { type IntlShape, useIntl } from 'react-intl';
import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { formatDay } from '../../i18n/format.ts';
import type { Text } from '../../i18n/message-id.ts';
import { riyadhMoment } from '../../i18n/provider-moment.ts';
import { type Clock, useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import * as styles from './branch-card.styles.ts';

/** Until when a branch is open, or when it opens next; null when it is not known. */
const openingText = (
  text: Text,
  intl: IntlShape,
  clock: Clock,
  { isOpen, openingChange }: BranchPartsFragment,
): string | null => {
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

/** Open or closed now, and what comes next. */
export const OpeningStatus = ({ branch }: { branch: BranchPartsFragment }) => {
  const text = useText();
  const message = openingText(text, useIntl(), useClock(), branch);
  return (
    <p className={styles.status}>
      <Badge color={branch.isOpen ? 'palm' : 'clay'}>{text(branch.isOpen ? 'branches.open' : 'branches.closed')}</Badge>
      {message && <span>{message}</span>}
    </p>
  );
};
