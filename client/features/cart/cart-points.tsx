import type { Cart } from '../../cart/cart-rules.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Amount } from '../../ui/price/price.tsx';

/** The customer's points and what they are worth, as the provider puts them beside the cart. */
export const CartPoints = ({ cart: { loyaltyPoints, loyaltyOffers } }: { cart: Cart }) => {
  const text = useText();
  const plain = loyaltyPoints === null ? [] : [{ points: loyaltyPoints, discount: null }];
  const offers = (loyaltyOffers.length > 0 ? loyaltyOffers : plain).filter(({ points }) => points > 0);
  if (offers.length === 0) return null;
  return (
    <ul className={looks.quiet}>
      {offers.map(({ points, discount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: offers have nothing else that is theirs alone
        <li key={place}>
          {text(discount ? 'cart.points' : 'cart.points.balance', { count: points })}
          {discount && discount.amount > 0 && (
            <>
              {` · ${text('cart.points.worth')} `}
              <Amount amount={discount.amount} label={text('shell.riyal')} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
