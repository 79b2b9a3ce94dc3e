import type { GiftCardStatus, MyGiftCardsQuery } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { MessageId } from '../../i18n/words.ts';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/price.tsx';
import * as styles from './my-gift-cards.styles.ts';

export type OwnCard = MyGiftCardsQuery['giftCards'][number];

const statuses: Record<GiftCardStatus, { color: keyof typeof styles.pills; label: MessageId }> = {
  NOT_USED: { color: 'green', label: 'vouchers.mine.status.notUsed' },
  USED: { color: 'red', label: 'vouchers.mine.status.used' },
  EXPIRED: { color: 'amber', label: 'vouchers.mine.status.expired' },
  ACTIVE: { color: 'green', label: 'vouchers.mine.status.active' },
};

export const StatusPill = ({ status, statusLabel }: Pick<OwnCard, 'status' | 'statusLabel'>) => {
  const text = useText();
  const { color, label } = statuses[status];
  return <span className={styles.pills[color]}>{(status === 'ACTIVE' && statusLabel) || text(label)}</span>;
};

/** One card of the customer's own: what it was worth, what is left, until when. */
export const OwnGiftCard = ({ card }: { card: OwnCard }) => {
  const text = useText();
  const locale = useLocale();
  return (
    <li className={styles.giftCard}>
      <Picture src={card.image} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>{card.name}</h2>
          <StatusPill status={card.status} statusLabel={card.statusLabel} />
        </div>
        <dl className={styles.sums}>
          {card.remaining && (
            <div>
              <dt className={styles.term}>{text('vouchers.mine.remaining')}</dt>
              <dd className={styles.remaining}>
                <Amount amount={card.remaining.amount} label={text('shell.riyal')} />
              </dd>
            </div>
          )}
          <div>
            <dt className={styles.term}>{text('vouchers.mine.value')}</dt>
            <dd className={card.remaining ? undefined : styles.remaining}>
              <Amount amount={card.value.amount} label={text('shell.riyal')} />
            </dd>
          </div>
        </dl>
        {card.expiresOn && (
          <p className={styles.small}>
            {text('vouchers.mine.expires', { date: formatDay(locale, card.expiresOn, 'full') })}
          </p>
        )}
        <p className={styles.small}>{text('vouchers.mine.number', { number: `\u2066${card.serialNumber}\u2069` })}</p>
      </div>
    </li>
  );
};
