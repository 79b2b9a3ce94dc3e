import * as looks from '../looks.styles.ts';
import { formatHalalas } from './format-halalas.ts';
import * as styles from './price.styles.ts';
import { riyalId } from './riyal-symbol.tsx';

type AmountProps = {
  /** Halalas. */
  amount: number;
  /** The currency's name for screen readers, such as "SAR". */
  label: string;
  className?: string;
  /** Shown in place of the number. */
  written?: string;
};

/** One amount: the riyal symbol before the number in both directions, whatever the text around it. */
export const Amount = ({ amount, label, className, written }: AmountProps) => (
  <bdi dir="ltr" className={className ? `${styles.amount} ${className}` : styles.amount}>
    <svg viewBox="0 0 281 314" aria-hidden="true" className={styles.symbol}>
      <use href={`#${riyalId}`} />
    </svg>
    <span className={looks.hidden}>{label} </span>
    {written ?? formatHalalas(amount)}
  </bdi>
);

type PriceProps = AmountProps & {
  /** The price before a discount, in halalas; shown struck through when it is higher than the price. */
  before?: number | null;
  /** Read before the old price by screen readers, such as "was". */
  beforeLabel?: string;
  /** Stands after the price, such as "incl. VAT". */
  note?: string;
};

export const Price = ({ amount, before, label, beforeLabel, note, className }: PriceProps) => {
  const percent = before ? Math.round((1 - amount / before) * 100) : 0;
  return (
    <span className={className ? `${styles.price} ${className}` : styles.price}>
      <Amount amount={amount} label={label} className={looks.strong} />
      {typeof before === 'number' && before > amount && (
        <s className={styles.before}>
          {beforeLabel && <span className={looks.hidden}>{beforeLabel} </span>}
          <Amount amount={before} label={label} />
        </s>
      )}
      {percent > 0 && (
        <bdi dir="ltr" className={styles.saving}>
          −{percent}%
        </bdi>
      )}
      {note && <span className={looks.caption}>{note}</span>}
    </span>
  );
};
