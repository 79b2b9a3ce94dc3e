import { useBranchListQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './purchase.styles.ts';
import { useShopBranch } from './use-purchase.ts';

const PickUp = () => {
  const text = useText();
  const branchId = useShopBranch();
  const [{ data }] = useBranchListQuery({ variables: { ids: branchId ?? [] }, pause: branchId === null });
  const name = data?.branches.find(({ id }) => id === branchId)?.name;
  return (
    <p className={styles.arrival}>
      <Icon name="store" />
      {name ? text('shop.buy.pickUpAt', { branch: `\u2068${name}\u2069` }) : text('shop.buy.pickUp')}
    </p>
  );
};

/** How a customer gets what is sold: a gift card at once in their account, a product at the branch unless it is brought. */
export const HowItArrives = ({ isGiftCard }: { isGiftCard: boolean }) => {
  const text = useText();
  const isPickUp = useStorefront()?.isPickUp ?? false;
  if (!isGiftCard) return isPickUp ? <PickUp /> : null;
  return (
    <p className={styles.arrival}>
      <Icon name="gift" />
      {text('shop.buy.cardArrives')}
    </p>
  );
};
