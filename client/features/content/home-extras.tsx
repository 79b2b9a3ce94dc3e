import { useGiftCardsOnSaleQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemCard } from '../../lists/item-card.tsx';
import { itemRow } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { listPath } from '../../routing/list-path.ts';
import { Button } from '../../ui/button.tsx';
import { useInviteFriends } from '../invitations/public.ts';
import { LoyaltyTeaser } from '../loyalty/public.ts';
import * as styles from './home-page.styles.ts';

const mostCards = 4;

/** The first cards on sale; nothing of them when they cannot be had. */
const CardsOnSale = () => {
  const text = useText();
  const [{ data, error }] = useGiftCardsOnSaleQuery({});
  const cards = data?.giftCardsOnSale.slice(0, mostCards);
  if (error || cards?.length === 0) return null;
  if (!cards)
    return (
      <div aria-hidden="true">
        <ItemGrid look={itemRow} waitingFor={mostCards} />
      </div>
    );
  return (
    <ItemGrid look={itemRow}>
      {cards.map((card) => (
        <ItemCard
          key={card.id}
          to={listPath('/gift-cards', { product: card.id })}
          item={card}
          action={text('vouchers.shop.choose')}
          heading="h3"
          shape="card"
        />
      ))}
    </ItemGrid>
  );
};

const InviteTeaser = () => {
  const text = useText();
  const inviteFriends = useInviteFriends();
  return (
    <section className={styles.teaser}>
      <h2>{text('content.home.invite.title')}</h2>
      <p>{text('content.home.invite.body')}</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={inviteFriends}>
        {text('invitations.open')}
      </Button>
    </section>
  );
};

/** Gift cards on sale, the invitation, and the loyalty programme if there is one. */
export const HomeExtras = () => (
  <>
    <CardsOnSale />
    <div className={styles.teasers}>
      <InviteTeaser />
      <LoyaltyTeaser className={styles.teaser} />
    </div>
  </>
);
