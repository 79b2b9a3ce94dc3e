import { Answered } from '../../graphql/failed-query.tsx';
import { useMyGiftCardsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { MyGiftCardsProps } from './dialogs.ts';
import { isUsable, OwnCards } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

export const Dialog = ({ onChosen, onClose }: MyGiftCardsProps & DialogControls) => {
  const text = useText();
  const query = useMyGiftCardsQuery({ requestPolicy: 'cache-and-network' });
  return (
    <DialogFrame title={text('vouchers.shop.onSale')} onClose={onClose}>
      <Answered query={query} waiting={<Waiting look={looks.stack2} count={2} />}>
        {({ giftCards }) =>
          giftCards.length > 0 ? (
            <OwnCards
              cards={giftCards.toSorted((a, b) => Number(isUsable(b)) - Number(isUsable(a)))}
              look={styles.choices}
              onChoose={(card) => {
                onClose();
                onChosen(card);
              }}
            />
          ) : (
            <EmptyState icon="gift">{text('vouchers.mine.empty')}</EmptyState>
          )
        }
      </Answered>
    </DialogFrame>
  );
};
