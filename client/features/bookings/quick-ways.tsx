import { useBookedBranchQuery } from '../../graphql/generated/hooks.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { receiptDialog } from '../orders/public.ts';
import * as styles from './booking-detail.styles.ts';
import { type Booking, isActive, isReceived } from './booking-list.ts';

/** The address of a map to the branch of a booking that lies ahead; null when its place is not known, undefined until the branches are. */
const useDirections = ({ branchId, branchName, status }: Booking): string | null | undefined => {
  const isWanted = isActive({ status }) && branchName !== null;
  const [{ data, error }] = useBookedBranchQuery({ variables: {}, pause: !isWanted });
  if (isWanted && !data && !error) return undefined;
  const branches = isWanted ? data?.branches : undefined;
  const branch = branches?.find(({ id }) => id === branchId) ?? branches?.find(({ name }) => name === branchName);
  return branch?.directionsUrl ?? null;
};

/** What customers want of a booking first: its time in their calendar, the way there, and the receipt. Each stands only where it leads somewhere. */
export const QuickWays = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const locale = useLocale();
  const dialogs = useDialogs();
  const directions = useDirections(booking);
  const { id, date, time, status } = booking;
  if (status.isCancelled) return null;
  const isAhead = date !== null && time !== null && date >= riyadhToday();
  const openReceipt = () => dialogs.openOver(receiptDialog, { booking });
  return (
    <div className={styles.ways}>
      {isAhead && (
        <a className={styles.way} href={`/bookings/${encodeURIComponent(id)}/calendar.ics?language=${locale}`}>
          <Icon name="calendar-days" />
          <span>{text('bookings.show.calendar')}</span>
        </a>
      )}
      {directions !== null && (
        <a className={styles.way} href={directions} target="_blank" rel="noopener noreferrer">
          <Icon name="navigation" />
          <span>{text('branches.directions')}</span>
        </a>
      )}
      {!isReceived(booking) && (
        <button type="button" className={styles.way} aria-haspopup="dialog" data-stop="receipt" onClick={openReceipt}>
          <Icon name="credit-card" />
          <span>{text('bookings.show.receipt')}</span>
        </button>
      )}
    </div>
  );
};
