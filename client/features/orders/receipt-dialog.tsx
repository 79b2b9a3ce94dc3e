import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import type { ReceiptQuery } from '../../graphql/generated/graphql.ts';
import { useReceiptQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { AmountRows } from '../../ui/price/amount-rows.tsx';
import { type ShownAmount, shownAmounts } from '../../ui/price/shown-amounts.ts';
import { usePayNow } from '../payments/public.ts';
import { type ReceiptProps, TimedName } from './order-papers.tsx';
import * as styles from './orders.styles.ts';

type Receipt = NonNullable<ReceiptQuery['receipt']>;
type Kind = ShownAmount['kind'];
type Seller = ReceiptQuery['storefront']['seller'];

const labels: Record<Kind, MessageId> = {
  SUBTOTAL: 'amounts.subTotal',
  SERVICE_FEE: 'amounts.serviceFees',
  DISCOUNT: 'amounts.discount',
  POINTS: 'amounts.points',
  NET: 'amounts.net',
  TAX: 'amounts.tax',
  TOTAL: 'amounts.total',
  GIFT_CARD: 'amounts.giftCard',
  LEFT: 'orders.receipt.left',
};

const SellerDetails = ({ seller }: { seller: Seller }) => {
  const text = useText();
  const { name, address } = seller;
  const numbers = [
    ['orders.receipt.registration', seller.commercialRegistration],
    ['orders.receipt.vatNumber', seller.vatNumber],
  ] as const;
  return (
    <div className={styles.seller}>
      <p className={styles.name}>{name}</p>
      {address && <p>{address}</p>}
      {numbers.map(
        ([label, number]) =>
          number && (
            <p key={label}>
              {text(label)} <bdi>{number}</bdi>
            </p>
          ),
      )}
    </div>
  );
};

/** The paid amounts and the seller, by the provider's answer. */
const ReceiptView = ({ receipt, seller, booking }: ReceiptProps & { receipt: Receipt; seller: Seller }) => {
  const text = useText();
  const intl = useIntl();
  const rows = shownAmounts(receipt).map(({ kind, amount }) => ({
    label: text(labels[kind]),
    amount,
    isTotal: kind === 'TOTAL' || kind === 'LEFT',
  }));
  return (
    <div className={looks.stack5}>
      <p className={styles.paid}>
        <Icon name="check" />
        {text('orders.receipt.paid')}
      </p>
      <SellerDetails seller={seller} />
      <p className={looks.quietFigures}>
        {text('bookings.order')} <bdi>{receipt.number}</bdi>
      </p>
      {receipt.issuedOn && (
        <p className={looks.quietFigures}>
          {text('orders.receipt.issuedOn', { day: formatDay(intl, receipt.issuedOn, 'full') })}
        </p>
      )}
      <ul className={styles.times}>
        {booking.products.map(({ id, ...product }) => (
          <li key={id}>
            <TimedName {...product} />
          </li>
        ))}
      </ul>
      <section className={`${looks.stack3} ${looks.summary}`} aria-label={text('orders.receipt.amounts')}>
        <AmountRows rows={rows} currency={text('shell.riyal')} />
        {!receipt.isComplete && <p className={looks.quietFigures}>{text('orders.receipt.asGiven')}</p>}
      </section>
    </div>
  );
};

type UnpaidProps = { number: string; isDeclined: boolean; waiting: boolean; onCheck: () => void };

/** An order whose payment the provider does not confirm: its state, and the next steps. */
const Unpaid = ({ number, isDeclined, waiting, onCheck }: UnpaidProps) => {
  const text = useText();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const toCart = () => {
    dialogs.closeAll();
    navigate('/cart');
  };
  const payNow = usePayNow(toCart)(number);
  const canGoOn = !isDeclined && payNow !== null;
  return (
    <div className={looks.stack5}>
      <EmptyState icon={isDeclined ? 'x' : 'clock'}>
        {text(isDeclined ? 'orders.open.failed' : 'orders.open.pending')}
      </EmptyState>
      {!canGoOn && !isDeclined && <p className={looks.quietFigures}>{text('orders.open.elsewhere')}</p>}
      <div className={looks.twoWays}>
        {canGoOn && (
          <Button icon="credit-card" onClick={payNow}>
            {text('orders.open.continue')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon="refresh-cw"
          waiting={waiting}
          waitingLabel={text('session.verify.busy')}
          onClick={onCheck}
        >
          {text('payments.checkAgain')}
        </Button>
        {!canGoOn && (
          <Button variant="ghost" onClick={toCart}>
            {text('shop.buy.toCart')}
          </Button>
        )}
      </div>
    </div>
  );
};

export const Dialog = ({ booking, onClose }: ReceiptProps & DialogControls) => {
  const text = useText();
  const query = useReceiptQuery({ variables: { bookingId: booking.id }, requestPolicy: 'network-only' });
  const [{ data, fetching }, execute] = query;
  const isPaid = data?.receipt?.state === 'PAID';
  return (
    <DialogFrame title={text(data?.receipt && !isPaid ? 'payments.title' : 'bookings.show.receipt')} onClose={onClose}>
      <Answered
        query={query}
        waiting={<DialogSkeleton />}
        failed={text('orders.receipt.unreachable')}
        missing={<EmptyState icon="credit-card">{text('orders.receipt.none')}</EmptyState>}
      >
        {({ receipt, storefront: { seller } }) =>
          receipt &&
          (isPaid ? (
            <ReceiptView receipt={receipt} seller={seller} booking={booking} />
          ) : (
            <Unpaid
              number={receipt.number}
              isDeclined={receipt.state === 'FAILED'}
              waiting={fetching}
              onCheck={() => execute({ requestPolicy: 'network-only' })}
            />
          ))
        }
      </Answered>
    </DialogFrame>
  );
};
