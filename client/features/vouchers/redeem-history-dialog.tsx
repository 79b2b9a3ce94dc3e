import { useIntl } from 'react-intl';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { RedeemHistoryProps } from './dialogs.ts';
import { CardAmount } from './gift-card-parts.tsx';

export const Dialog = ({ redemptions, onClose }: RedeemHistoryProps & DialogControls) => {
  const text = useText();
  const intl = useIntl();
  return (
    <DialogFrame title={text('vouchers.history.title')} onClose={onClose} onBack={onClose}>
      {redemptions.length === 0 && <EmptyState icon="ticket">{text('vouchers.history.empty')}</EmptyState>}
      <ul className={looks.column4}>
        {redemptions.map(({ date, orderNumber, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and the list never changes
          <li key={place} className={looks.amount}>
            <div>
              {date && <p>{formatDay(intl, date, 'full')}</p>}
              {orderNumber && (
                <p className={looks.quiet}>{text('gifts.list.number', { number: `\u2066${orderNumber}\u2069` })}</p>
              )}
            </div>
            <CardAmount money={amount} />
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
};
