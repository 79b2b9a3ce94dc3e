import type { CartLine } from '../../cart/cart-rules.ts';
import { useText } from '../../i18n/use-text.ts';
import { Counter } from '../../ui/form/counter.tsx';

type LineQuantityProps = { line: CartLine; isBusy: boolean; onAdd: (more: number) => void };

/** How many of a retail product. */
export const LineQuantity = ({ line: { name, quantity }, isBusy, onAdd }: LineQuantityProps) => {
  const text = useText();
  return (
    <Counter
      count={quantity}
      onChange={(count) => onAdd(count - quantity)}
      label={text('cart.quantity', { name })}
      fewerLabel={text('cart.fewer')}
      moreLabel={text('cart.more')}
      isBusy={isBusy}
    />
  );
};
