import { useMyGiftCardsQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { CardAmount } from './card-amount.tsx';
import * as styles from './gift-cards-page.styles.ts';
import { CardOpener } from './own-gift-card.tsx';
import { StatusPill } from './status-pill.tsx';

const mostShown = 4;

/** The customer's own cards beside those on sale; nothing while there are none, and a failure leaves the rest alone. */
export const OwnCardsBeside = () => {
  const text = useText();
  const [{ data }] = useMyGiftCardsQuery({});
  const cards = data?.giftCards ?? [];
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{text('vouchers.shop.own')}</h2>
      <ul className={styles.own}>
        {cards.slice(0, mostShown).map((card) => (
          <li key={card.serialNumber}>
            <Picture src={card.image} shape="card" className={looks.rounded} />
            <div>
              <h3>
                <CardOpener card={card} />
              </h3>
              <p>
                <CardAmount money={card.remaining ?? card.value} />
                <StatusPill status={card.status} statusLabel={card.statusLabel} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/dashboard/gift-cards" className={styles.more}>
        {text('vouchers.shop.allOwn')}
        <Icon name="chevron-right" />
      </Link>
    </section>
  );
};
