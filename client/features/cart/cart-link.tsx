import { useEffect } from 'react';
import { useClient } from 'urql';
import { keptCart } from '../../cart/kept-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { usePersisted } from '../../storage/persisted.ts';
import { Icon } from '../../ui/media/icon.tsx';

/** How many things are in the cart, as the browser keeps it; 0 for a guest, whose browser does not even fetch the code of a cart. */
const useCartCount = (): number => {
  const isSignedIn = useSession() !== null;
  const client = useClient();
  const kept = usePersisted(keptCart, null);
  useEffect(() => {
    if (!isSignedIn) return;
    import('../../cart/cart-store.ts').then(({ cartStoreOf }) => cartStoreOf(client).open()).catch(() => {});
  }, [isSignedIn, client]);
  return isSignedIn ? (kept?.itemCount ?? 0) : 0;
};

export const CartLink = ({ className, badgeClassName }: { className: string; badgeClassName: string }) => {
  const text = useText();
  const count = useCartCount();
  return (
    <Link to="/cart" className={className} aria-label={text('shell.cartCount', { count })}>
      <Icon name="shopping-bag" />
      {count > 0 && (
        <span className={badgeClassName} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
};
