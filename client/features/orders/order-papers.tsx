import type { OrderPapersFragment } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { showToast } from '../../ui/toast.ts';
import { CalendarWays } from './calendar-ways.tsx';
import * as styles from './orders.styles.ts';
import { receiptDialog } from './receipt-definition.ts';
import { shareWords } from './share-booking.ts';

const useShare = ({ number, branchName, products }: OrderPapersFragment) => {
  const text = useText();
  const locale = useLocale();
  const lines = products.map(({ name, date, time }) =>
    [name, date && formatDay(locale, date, 'day'), time].filter(Boolean).join(' · '),
  );
  const title = text('orders.calendar.details', { number });
  return async () => {
    const outcome = await shareWords(title, [title, ...lines, branchName].filter(Boolean).join('\n'));
    if (outcome === 'copied') showToast({ title: text('orders.share.copied'), color: 'success' });
    if (outcome === 'failed') showToast({ title: text('orders.share.failed'), color: 'error' });
  };
};

/**
 * What a customer takes along of an order: payment and receipt, the times for his calendar, and words to share.
 * `isBuyer` is false for the receiver of a gift, who learns nothing of its price.
 */
export const OrderPapers = ({ booking, isBuyer }: { booking: OrderPapersFragment; isBuyer: boolean }) => {
  const text = useText();
  const dialogs = useDialogs();
  const share = useShare(booking);
  if (booking.status.isCancelled) return null;
  return (
    <div className={styles.papers}>
      <CalendarWays booking={booking} />
      <div className={styles.ways}>
        {isBuyer && (
          <Button
            variant="secondary"
            icon="credit-card"
            aria-haspopup="dialog"
            data-stop="receipt"
            onClick={() => dialogs.openOver(receiptDialog, { booking })}
          >
            {text('orders.receipt.open')}
          </Button>
        )}
        <Button variant="secondary" icon="share-2" onClick={share}>
          {text('orders.share')}
        </Button>
      </div>
    </div>
  );
};
