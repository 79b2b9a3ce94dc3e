import { useEffect } from 'react';
import { useClient } from 'urql';
import { keptCart } from '../../cart/kept-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { usePersisted } from '../../storage/persisted.ts';
import { Icon } from '../../ui/media/icon.tsx';

/** With the number of things in the cart, as the browser keeps it. A guest's browser does not even fetch the code of a cart. */
export const CartLink = ({ className, badgeClassName }: { className: string; badgeClassName: string }) => {
  const text = useText();
  const client = useClient();
  const isSignedIn = useSession() !== null;
  const kept = usePersisted(keptCart, null);
  const count = isSignedIn ? (kept?.itemCount ?? 0) : 0;
  useEffect(() => {
    if (!isSignedIn) return;
    import('../../cart/cart-store.ts').then(({ cartStoreOf }) => cartStoreOf(client).open()).catch(() => {});
  }, [isSignedIn, client]);
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
