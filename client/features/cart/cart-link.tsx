import { useEffect, useState } from 'react';
import { useCartQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { keepCart, readKeptCart } from './kept-cart.ts';

/** How many things are in the cart: what the browser has kept until the server has answered; 0 for a guest. */
const useCartCount = (): number => {
  const session = useSession();
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const [{ data }] = useCartQuery({ variables: { params: {} }, pause: !session || !isMounted });
  const cart = data?.cart;
  useEffect(() => {
    if (session && cart) keepCart(localStorage, cart);
  }, [session, cart]);
  if (!session || !isMounted) return 0;
  return (cart ?? readKeptCart(localStorage))?.itemCount ?? 0;
};

export const CartLink = ({ className, badgeClassName }: { className: string; badgeClassName: string }) => {
  const text = useText();
  const count = useCartCount();
  return (
    <Link to="/cart" className={className} aria-label={text('shell.cartCount', { count })}>
      <Icon name="shopping-bag" />
      {count > 0 && (
        <span className={badgeClassName} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
};
