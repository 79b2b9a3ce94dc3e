import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
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

type StepProps = { label: string; icon: IconName; disabled: boolean; onClick: () => void };

const Step = ({ label, icon, ...button }: StepProps) => (
  <button type="button" className={styles.step} aria-label={label} {...button}>
    <Icon name={icon} />
  </button>
);

/** How many of a thing: from one on, in two digits. */
export const Counter = ({ count, onChange, label, fewerLabel, moreLabel, isBusy = false }: CounterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons and a number are no fieldset
  <div className={styles.counter} role="group" aria-label={label}>
    <Step label={fewerLabel} icon="minus" disabled={count <= 1 || isBusy} onClick={() => onChange(count - 1)} />
    <output className={styles.count}>{String(count).padStart(2, '0')}</output>
    <Step label={moreLabel} icon="plus" disabled={isBusy} onClick={() => onChange(count + 1)} />
  </div>
);
