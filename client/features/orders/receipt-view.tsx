import type { ReactNode } from 'react';
import type { OrderPapersFragment, ReceiptQuery } from '../../graphql/generated/operations.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as amounts from '../../ui/price/price.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import { type ShownAmount, shownAmounts } from '../../ui/price/shown-amounts.ts';
import * as styles from './orders.styles.ts';

type Product = Pick<OrderPapersFragment['products'][number], 'id' | 'name' | 'date' | 'time'>;

export type ReceiptProps = { booking: Pick<OrderPapersFragment, 'id'> & { products: readonly Product[] } };

type Receipt = NonNullable<ReceiptQuery['receipt']>;
type Kind = ShownAmount['kind'];
type Seller = ReceiptQuery['storefront']['seller'];

const labels: Record<Kind, MessageId> = {
  SUBTOTAL: 'amounts.subTotal',
  SERVICE_FEE: 'amounts.serviceFees',
  DISCOUNT: 'orders.receipt.discount',
  POINTS: 'amounts.points',
  NET: 'amounts.net',
  TAX: 'amounts.tax',
  TOTAL: 'amounts.total',
  GIFT_CARD: 'amounts.giftCard',
  LEFT: 'orders.receipt.left',
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
  return (
    <section className={styles.amounts} aria-label={text('orders.receipt.amounts')}>
      <dl className={looks.stack2}>
        {shownAmounts(receipt).map(({ kind, amount }) => (
          <Row
            key={kind}
            label={text(labels[kind])}
            amount={amount}
            look={kind === 'TOTAL' || kind === 'LEFT' ? amounts.totalRow : amounts.amountRow}
          />
        ))}
      </dl>
      {children}
    </section>
  );
};

/** What was paid to whom, as the provider's amounts say. */
export const ReceiptView = (props: ReceiptProps & { receipt: Receipt; seller: Seller }) => {
  const text = useText();
  const locale = useLocale();
  const { receipt, seller, booking } = props;
  return (
    <div className={looks.stack5}>
      <p className={styles.paid}>
        <Icon name="check" />
        {text('orders.receipt.paid')}
      </p>
      <SellerWords seller={seller} />
      <p className={looks.quietFigures}>
        {text('payments.order')} <bdi>{receipt.number}</bdi>
      </p>
      {receipt.issuedOn && (
        <p className={looks.quietFigures}>
          {text('orders.receipt.issuedOn', { day: formatDay(locale, receipt.issuedOn, 'full') })}
        </p>
      )}
      <ul className={styles.times}>
        {booking.products.map(({ id, name, date, time }) => (
          <li key={id} className={looks.words}>
            <span className={styles.name}>{name}</span>
            {date && (
              <span className={looks.quietFigures}>
                <DayAndTime date={date} time={time} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Amounts receipt={receipt}>
        {!receipt.isComplete && <p className={looks.quietFigures}>{text('orders.receipt.asGiven')}</p>}
      </Amounts>
    </div>
  );
};
