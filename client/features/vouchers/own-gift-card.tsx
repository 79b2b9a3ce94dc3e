import { useIntl } from 'react-intl';
import type { MyGiftCardsQuery } from '../../graphql/generated/graphql.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { stretched } from '../../ui/card.styles.ts';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { CardAmount, StatusPill } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

/** One of the customer's own gift cards with all there is to know of it. */
const giftCardDetailsDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardDetails',
  load: withAccountTexts(() => import('./gift-card-details-dialog.tsx')),
});

export type OwnCard = MyGiftCardsQuery['giftCards'][number];

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

/** One card of the customer's own: what it was worth, what is left, until when. */
export const OwnGiftCard = ({ card }: { card: OwnCard }) => {
  const text = useText();
  const intl = useIntl();
  return (
    <li className={styles.giftCard}>
      <Picture src={card.image} shape="card" />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <CardOpener card={card} />
          </h2>
          <StatusPill status={card.status} statusLabel={card.statusLabel} />
        </div>
        <dl className={styles.sums}>
          {card.remaining && (
            <div>
              <dt className={looks.caption}>{text('vouchers.mine.remaining')}</dt>
              <dd className={looks.subtitle}>
                <CardAmount money={card.remaining} />
              </dd>
            </div>
          )}
          <div>
            <dt className={looks.caption}>{text('vouchers.mine.value')}</dt>
            <dd className={card.remaining ? undefined : looks.subtitle}>
              <CardAmount money={card.value} />
            </dd>
          </div>
        </dl>
        {card.expiresOn && (
          <p className={looks.quietWriting}>
            {text('vouchers.mine.expires', { date: formatDay(intl, card.expiresOn, 'full') })}
          </p>
        )}
        <p className={looks.quietWriting}>
          {text('vouchers.mine.number', { number: `\u2066${card.serialNumber}\u2069` })}
        </p>
      </div>
    </li>
  );
};
