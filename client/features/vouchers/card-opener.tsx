import { useText } from '../../i18n/use-text.ts';
import { stretched } from '../../ui/card.styles.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { giftCardDetailsDialog } from './dialogs.ts';
import type { OwnCard } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

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
