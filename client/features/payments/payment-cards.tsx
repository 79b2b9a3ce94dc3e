import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { PlacedOrder } from './payment-props.ts';
import * as styles from './payments.styles.ts';

type PaymentCardsProps = { cards: PlacedOrder['savedCards']; onChoose: () => void; onAdd: () => void };

/** The customer's saved cards, as the payment page offers them, and the way to a new one. */
export const PaymentCards = ({ cards, onChoose, onAdd }: PaymentCardsProps) => {
  const text = useText();
  return (
    <section className={looks.stack2} aria-label={text('payments.cards.title')}>
      <h3 className={looks.tag}>{text('payments.cards.title')}</h3>
      <ul className={styles.cardList}>
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className={styles.cardRow} onClick={onChoose}>
              <Icon name="credit-card" />
              <bdi>{card.label}</bdi>
              <Icon name="external-link" className={looks.rowEnd} />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.cardRow} onClick={onAdd}>
            <Icon name="plus" />
            {text('payments.cards.add')}
          </button>
        </li>
      </ul>
    </section>
  );
};
