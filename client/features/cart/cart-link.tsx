import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { keptCart } from '../../cart/kept-cart.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { Icon } from '../../ui/media/icon.tsx';

const ignore = () => {};

/**
 * How many things are in the cart: what the browser has kept until the server has answered; 0 for a guest, whose
 * browser does not even fetch the code of a cart.
 */
const useCartCount = (): number => {
  const session = useSession();
  const client = useClient();
  const locale = useLocale();
  const [count, setCount] = useState(0);
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    setCount(keptCart.read()?.itemCount ?? 0);
    let stop = ignore;
    let isGone = false;
    import('../../cart/cart-store.ts').then(({ cartStoreOf }) => {
      if (isGone) return;
      const store = cartStoreOf(client, locale);
      const read = () => {
        const { cart } = store.state();
        if (cart) setCount(cart.itemCount);
      };
      stop = store.subscribe(read);
      store.open();
      read();
    }, ignore);
    return () => {
      isGone = true;
      stop();
    };
  }, [isSignedIn, client, locale]);
  return isSignedIn ? count : 0;
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
