import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { stretched } from '../../ui/card.styles.ts';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import type { OwnCard } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

/** One of the customer's own gift cards with all there is to know of it. */
const giftCardDetailsDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardDetails',
  load: withAccountTexts(() => import('./gift-card-details-dialog.tsx')),
});

/** The card's name; pressing it, or the card it stands on, shows all there is to know of it. */
export const CardOpener = ({ card: { name, serialNumber } }: { card: OwnCard }) => {
  const text = useText();
  const dialogs = useDialogs();
  const warm = () => warmDialog(giftCardDetailsDialog);
  return (
    <button
      type="button"
      className={`${styles.opener} ${stretched}`}
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => dialogs.open(giftCardDetailsDialog, { serialNumber })}
    >
      {name || text('vouchers.details.title')}
    </button>
  );
};
