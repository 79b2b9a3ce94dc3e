import { Icon } from '../media/icon.tsx';
import * as styles from './field.styles.ts';

type CounterProps = {
  count: number;
  onChange: (count: number) => void;
  /** The name of the counted thing. */
  label: string;
  fewerLabel: string;
  moreLabel: string;
  /** Disabled for the moment. */
  isBusy?: boolean;
};

/** How many of a thing: from one on, in two digits. */
export const Counter = ({ count, onChange, label, fewerLabel, moreLabel, isBusy = false }: CounterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons and a number are no fieldset
  <div className={styles.counter} role="group" aria-label={label}>
    <button
      type="button"
      className={styles.step}
      aria-label={fewerLabel}
      disabled={count <= 1 || isBusy}
      onClick={() => onChange(count - 1)}
    >
      <Icon name="minus" />
    </button>
    <output className={styles.count}>{String(count).padStart(2, '0')}</output>
    <button
      type="button"
      className={styles.step}
      aria-label={moreLabel}
      disabled={isBusy}
      onClick={() => onChange(count + 1)}
    >
      <Icon name="plus" />
    </button>
  </div>
);
