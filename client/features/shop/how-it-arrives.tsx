import { useBranchListQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/branch-scope.tsx';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import * as styles from './product-page.styles.ts';
import { useShopBranch } from './use-purchase.ts';

const PickUp = () => {
  const text = useText();
  const branchId = useShopBranch();
  const [{ data }] = useBranchListQuery({ variables: { ids: branchId ?? [] }, pause: branchId === null });
  const { chosen } = useChosenBranch();
  const isHydrated = useIsHydrated();
  // The server knows the branch that a visitor has chosen, not the one where the shop itself stands.
  const isShown = chosen !== null || isHydrated;
  const name = isShown && data?.branches.find(({ id }) => id === branchId)?.name;
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
