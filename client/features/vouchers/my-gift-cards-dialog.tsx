import { FailedQuery } from '../../graphql/failed-query.tsx';
import { useMyGiftCardsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { CardAmount, CardNotes, isUsable, type OwnCard, StatusPill } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

export type MyGiftCardsProps = {
  /** Told which card was chosen, after the dialog has closed. */
  onChosen: (card: { serialNumber: string }) => void;
};

const CardChoice = ({ card, onChoose }: { card: OwnCard; onChoose: () => void }) => (
  <li>
    <button type="button" className={styles.choice} disabled={!isUsable(card)} onClick={onChoose}>
      <Picture src={card.image} shape="card" className={styles.choicePicture} />
      <span className={looks.texts}>
        <span className={styles.name}>{card.name}</span>
        <CardNotes card={card} />
      </span>
      <span className={styles.choiceEnd}>
        <CardAmount money={card.remaining ?? card.value} className={looks.subtitle} />
        <StatusPill card={card} />
      </span>
    </button>
  </li>
);

export const Dialog = ({ onChosen, onClose }: MyGiftCardsProps & DialogControls) => {
  const text = useText();
  const [{ data, error, fetching, stale }, execute] = useMyGiftCardsQuery({ requestPolicy: 'cache-and-network' });
  const cards = data?.giftCards.toSorted((a, b) => Number(isUsable(b)) - Number(isUsable(a)));
  const choose = (card: OwnCard) => {
    onClose();
    onChosen(card);
  };
  return (
    <DialogFrame title={text('vouchers.pick.title')} onClose={onClose}>
      {cards && cards.length > 0 && (
        <ul className={looks.stack2}>
          {cards.map((card) => (
            <CardChoice key={card.serialNumber} card={card} onChoose={() => choose(card)} />
          ))}
        </ul>
      )}
      {cards?.length === 0 && <EmptyState icon="gift">{text('vouchers.mine.empty')}</EmptyState>}
      {!cards && !error && (
        <div className={looks.stack2} role="status" aria-label={text('vouchers.mine.loading')}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      {!cards && error && (
        <FailedQuery execute={execute} waiting={fetching || stale}>
          {text('vouchers.mine.failed')}
        </FailedQuery>
      )}
    </DialogFrame>
  );
};
