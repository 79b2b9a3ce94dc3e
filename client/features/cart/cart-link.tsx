import { useEffect, useState } from 'react';
import { useCartQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useSession } from '../../session/use-viewer.ts';
import { Icon } from '../../ui/icon.tsx';

/** How many things are in the cart; 0 for a guest and until the browser has asked. */
const useCartCount = (): number => {
  const session = useSession();
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const [{ data }] = useCartQuery({ variables: { params: {} }, pause: !session || !isMounted });
  return session && isMounted ? (data?.cart.itemCount ?? 0) : 0;
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
