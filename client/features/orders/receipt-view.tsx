import type { ReactNode } from 'react';
import type { OrderPapersFragment, ReceiptQuery } from '../../graphql/generated/operations.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { MessageId } from '../../i18n/words.ts';
import * as amounts from '../../ui/amount-rows.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Amount } from '../../ui/price.tsx';
import * as styles from './orders.styles.ts';

type Receipt = NonNullable<ReceiptQuery['receipt']>;
type Kind = Receipt['rows'][number]['kind'];
type Seller = ReceiptQuery['storefront']['seller'];

const labels: Record<Kind, MessageId> = {
  SUBTOTAL: 'orders.receipt.subTotal',
  SERVICE_FEE: 'orders.receipt.serviceFee',
  DISCOUNT: 'orders.receipt.discount',
  POINTS: 'orders.receipt.points',
  TAX: 'orders.receipt.tax',
};

const Row = ({ label, amount, look }: { label: string; amount: number; look: string }) => {
  const text = useText();
  return (
    <div className={look}>
      <dt>{label}</dt>
      <dd>
        <Amount amount={amount} label={text('shell.riyal')} />
      </dd>
    </div>
  );
};

const SellerWords = ({ seller }: { seller: Seller }) => {
  const text = useText();
  const { name, address, commercialRegistration, vatNumber } = seller;
  return (
    <div className={styles.seller}>
      <p className={styles.name}>{name}</p>
      {address && <p>{address}</p>}
      {commercialRegistration && (
        <p>
          {text('orders.receipt.registration')} <bdi>{commercialRegistration}</bdi>
        </p>
      )}
      {vatNumber && (
        <p>
          {text('orders.receipt.vatNumber')} <bdi>{vatNumber}</bdi>
        </p>
      )}
    </div>
  );
};

const Amounts = ({ receipt, children }: { receipt: Receipt; children?: ReactNode }) => {
  const text = useText();
  const { rows, total, net, tax } = receipt;
  const hasVat = net !== null && tax !== null && !rows.some(({ kind }) => kind === 'TAX');
  return (
    <section className={styles.amounts} aria-label={text('orders.receipt.amounts')}>
      <dl className={amounts.rows}>
        {rows.map(({ kind, amount }) => (
          <Row key={kind} label={text(labels[kind])} amount={amount.amount} look={amounts.row} />
        ))}
        <Row label={text('orders.receipt.total')} amount={total.amount} look={amounts.totalRow} />
        {hasVat && (
          <>
            <Row label={text('orders.receipt.net')} amount={net.amount} look={amounts.row} />
            <Row label={text('orders.receipt.contained')} amount={tax.amount} look={amounts.row} />
          </>
        )}
      </dl>
      {children}
    </section>
  );
};

/** What was paid to whom, as the provider's amounts say. */
export const ReceiptView = (props: { receipt: Receipt; seller: Seller; booking: OrderPapersFragment }) => {
  const text = useText();
  const { receipt, seller, booking } = props;
  return (
    <div className={styles.receipt}>
      <p className={styles.paid}>
        <Icon name="check" />
        {text('orders.receipt.paid')}
      </p>
      <SellerWords seller={seller} />
      <p className={styles.quiet}>
        {text('orders.receipt.number')} <bdi>{receipt.number}</bdi>
      </p>
      <ul className={styles.times}>
        {booking.products.map(({ id, name, date, time }) => (
          <li key={id} className={styles.timeWords}>
            <span className={styles.name}>{name}</span>
            {date && (
              <span className={styles.quiet}>
                <DayAndTime date={date} time={time} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Amounts receipt={receipt}>
        {!receipt.isComplete && <p className={styles.quiet}>{text('orders.receipt.asGiven')}</p>}
      </Amounts>
    </div>
  );
};
