import { useIntl } from 'react-intl';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import type { GiftCardDetailsQuery } from '../../graphql/generated/graphql.ts';
import { useGiftCardDetailsQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { CardAmount } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

type Redemption = GiftCardDetailsQuery['giftCard']['redemptions'][number];

const Entry = ({ redemption: { date, orderNumber, amount } }: { redemption: Redemption }) => {
  const text = useText();
  const intl = useIntl();
  return (
    <li>
      <div>
        {date && <p>{formatDay(intl, date, 'full')}</p>}
        {orderNumber && (
          <p className={looks.quiet}>{text('gifts.list.number', { number: `\u2066${orderNumber}\u2069` })}</p>
        )}
      </div>
      <CardAmount money={amount} />
    </li>
  );
};

export const Dialog = ({ serialNumber, onClose }: { serialNumber: string } & DialogControls) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useGiftCardDetailsQuery({ variables: { serialNumber } });
  const redemptions = data?.giftCard.redemptions;
  return (
    <DialogFrame
      title={text('vouchers.history.title')}
      onClose={onClose}
      onBack={onClose}
      backLabel={text('shell.back')}
    >
      {redemptions && redemptions.length > 0 && (
        <ul className={styles.redemptions}>
          {redemptions.map((redemption, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and the list never changes
            <Entry key={place} redemption={redemption} />
          ))}
        </ul>
      )}
      {redemptions?.length === 0 && <EmptyState icon="ticket">{text('vouchers.history.empty')}</EmptyState>}
      {!redemptions && fetching && <DialogSkeleton />}
      {!redemptions && error && !fetching && (
        <FailedQuery execute={execute}>{text('vouchers.details.failed')}</FailedQuery>
      )}
    </DialogFrame>
  );
};
