import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './cart-line.styles.ts';
import type { CartLine } from './cart-rules.ts';

type LineQuantityProps = { line: CartLine; isBusy: boolean; onAdd: (more: number) => void };

/** How many of a retail product: from one, two digits, no end. */
export const LineQuantity = ({ line: { name, quantity }, isBusy, onAdd }: LineQuantityProps) => {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a number are no fieldset
    <div className={styles.quantity} role="group" aria-label={text('cart.quantity', { name })}>
      <button
        type="button"
        className={styles.step}
        disabled={quantity <= 1 || isBusy}
        aria-label={text('cart.fewer')}
        onClick={() => onAdd(-1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.count}>{String(quantity).padStart(2, '0')}</output>
      <button
        type="button"
        className={styles.step}
        disabled={isBusy}
        aria-label={text('cart.more')}
        onClick={() => onAdd(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
