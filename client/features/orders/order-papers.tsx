import type { OrderPapersFragment } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { CalendarWays } from './calendar-ways.tsx';
import { shareWords } from './share-booking.ts';

const useShare = ({ number, branchName, products }: OrderPapersFragment) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const lines = products.map(({ name, date, time }) =>
    [name, date && formatDay(locale, date, 'day'), time && clock(time)].filter(Boolean).join(' · '),
  );
  const title = text('orders.calendar.details', { number });
  return async () => {
    const outcome = await shareWords(title, [title, ...lines, branchName].filter(Boolean).join('\n'));
    if (outcome === 'copied') showToast({ title: text('orders.share.copied'), color: 'success' });
    if (outcome === 'failed') showToast({ title: text('orders.share.failed'), color: 'error' });
  };
};

/** What a customer takes along of an order: its times for another calendar, and words to share. */
export const OrderPapers = ({ booking }: { booking: OrderPapersFragment }) => {
  const text = useText();
  const share = useShare(booking);
  if (booking.status.isCancelled) return null;
  return (
    <div className={looks.stack5}>
      <CalendarWays booking={booking} />
      <div className={looks.twoWays}>
        <Button variant="secondary" icon="share-2" onClick={share}>
          {text('orders.share')}
        </Button>
      </div>
    </div>
  );
};
