import { useRef } from 'react';
import { type Cart, hasPiecePrices } from '../../cart/cart-rules.ts';
import type { CartState } from '../../cart/cart-store.ts';
import * as looks from '../../ui/looks.styles.ts';
import { CartLineCard } from './cart-line.tsx';
import { useLineChanges } from './use-cart-changes.ts';
import type { LostTime } from './use-times-check.ts';

type CartLinesProps = { cart: Cart; pending: CartState['pending']; lost: readonly LostTime[] };

/** Everything in the cart. When a line goes, the focus passes to its neighbour, at last to the page's heading. */
export const CartLines = ({ cart, pending, lost }: CartLinesProps) => {
  const changes = useLineChanges();
  const list = useRef<HTMLUListElement>(null);
  const isPiecePrice = hasPiecePrices(cart) || pending.length > 0;
  const passFocus = (place: number) => {
    const stops = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = stops[place] ?? stops[place - 1] ?? document.querySelector<HTMLElement>('main h1');
    next?.focus({ preventScroll: true });
  };
  return (
    <ul ref={list} className={looks.stack3}>
      {cart.lines.map((line, place) => (
        <CartLineCard
          key={line.id}
          line={line}
          changes={changes}
          isPiecePrice={isPiecePrice}
          isReturning={pending.some((change) => change.kind === 'restore' && change.line.id === line.id)}
          lost={lost.find(({ lineId }) => lineId === line.id)}
          onRemove={() => {
            void changes.remove(line);
            requestAnimationFrame(() => passFocus(place));
          }}
        />
      ))}
    </ul>
  );
};
