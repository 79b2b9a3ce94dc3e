import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GiftCardDetailsQuery } from '../../graphql/generated/graphql.ts';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { CardAmount } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

type CardProps = { card: GiftCardDetailsQuery['giftCard'] };

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={looks.quiet}>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Number, expiry, order and what became of the balance; what the provider does not say is left out. */
export const CardFacts = ({ card }: CardProps) => {
  const text = useText();
  const intl = useIntl();
  const { serialNumber, expiresOn, orderNumber, redeemed, remaining } = card;
  return (
    <dl className={styles.facts}>
      <Fact term={text('vouchers.details.serial')}>
        <bdi dir="ltr">{serialNumber}</bdi>
      </Fact>
      {expiresOn && <Fact term={text('vouchers.details.expiry')}>{formatDay(intl, expiresOn, 'full')}</Fact>}
      {orderNumber && (
        <Fact term={text('vouchers.details.order')}>
          <bdi dir="ltr">{orderNumber}</bdi>
        </Fact>
      )}
      {redeemed && (
        <Fact term={text('vouchers.details.redeemed')}>
          <CardAmount money={redeemed} />
        </Fact>
      )}
      {remaining && (
        <Fact term={text('vouchers.mine.remaining')}>
          <CardAmount money={remaining} />
        </Fact>
      )}
    </dl>
  );
};

/** The code that a branch scans; on white in both modes, for scanners. Without its picture nothing is left of it. */
export const QrCode = ({ src, serialNumber }: { src: string; serialNumber: string }) => {
  const text = useText();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <figure className={styles.code}>
      <img
        src={src}
        width={176}
        height={176}
        alt={text('vouchers.details.qr', { number: serialNumber })}
        onError={() => setIsBroken(true)}
      />
      <figcaption className={looks.quiet}>{text('vouchers.details.qrNote')}</figcaption>
    </figure>
  );
};

/** What was paid for the card, with the tax in it. */
export const CardSummary = ({ card }: CardProps) => {
  const text = useText();
  const { subTotal, taxRate, tax, discount, total } = card;
  const rows = [
    { term: text('amounts.subTotal'), money: subTotal },
    { term: text('vouchers.details.vat', { rate: String(taxRate) }), money: tax },
    { term: text('amounts.discount'), money: { ...discount, amount: discount.amount && -discount.amount } },
  ];
  return (
    <section className={styles.summary}>
      <h3 className={styles.heading}>{text('bookings.show.payment')}</h3>
      <dl>
        {rows.map(({ term, money }) => (
          <div key={term} className={looks.amount}>
            <dt>{term}</dt>
            <dd>{money ? <CardAmount money={money} /> : '–'}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{text('amounts.total')}</dt>
          <dd>
            <CardAmount money={total} />
          </dd>
        </div>
      </dl>
    </section>
  );
};
