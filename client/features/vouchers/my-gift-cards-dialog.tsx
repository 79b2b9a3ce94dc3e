import { Answered } from '../../graphql/failed-query.tsx';
import { useMyGiftCardsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { EntryCard } from '../../lists/entry-card.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { stretched } from '../../ui/card.styles.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { MyGiftCardsProps } from './dialogs.ts';
import { CardNotes, CardWorth, isUsable, type OwnCard } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

export const Dialog = ({ onChosen, onClose }: MyGiftCardsProps & DialogControls) => {
  const text = useText();
  const query = useMyGiftCardsQuery({ requestPolicy: 'cache-and-network' });
  const choose = (card: OwnCard) => {
    onClose();
    onChosen(card);
  };
  const choice = (card: OwnCard) => (
    <button
      type="button"
      className={`${styles.opener} ${stretched}`}
      disabled={!isUsable(card)}
      onClick={() => choose(card)}
    >
      {card.name} <span className={looks.hidden}>{card.serialNumber}</span>
    </button>
  );
  return (
    <DialogFrame title={text('vouchers.shop.onSale')} onClose={onClose}>
      <Answered query={query} waiting={<Waiting look={looks.stack2} count={2} />} failed={text('vouchers.mine.failed')}>
        {({ giftCards }) =>
          giftCards.length > 0 ? (
            <ul className={styles.choices}>
              {giftCards
                .toSorted((a, b) => Number(isUsable(b)) - Number(isUsable(a)))
                .map((card) => (
                  <EntryCard key={card.serialNumber} image={card.image} shape="card" name={choice(card)}>
                    <CardWorth card={card} />
                    <CardNotes card={card} />
                  </EntryCard>
                ))}
            </ul>
          ) : (
            <EmptyState icon="gift">{text('vouchers.mine.empty')}</EmptyState>
          )
        }
      </Answered>
    </DialogFrame>
  );
};
