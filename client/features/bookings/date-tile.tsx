import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './paid-head.styles.ts';

/** A day as a leaf of a calendar. Screen readers read the day in the sentence beside it. */
export const DateTile = ({ date }: { date: string }) => {
  const locale = useLocale();
  return (
    <div className={styles.tile} aria-hidden="true">
      <span className={looks.caption}>{formatDay(locale, date, 'weekday')}</span>
      <span className={styles.tileDay}>{Number(date.slice(8, 10))}</span>
      <span className={looks.palmTag}>{formatDay(locale, date, 'monthName')}</span>
    </div>
  );
};
