import { formatHalalas } from './format-halalas.ts';
import * as styles from './price.styles.ts';

/** The outline of U+20C1, which the fonts do not have yet. */
const riyal =
  'M175,278c-5,11-8,23-10,36l106-23c5-11,8-23,10-36l-106,23ZM271,224c5-11,8-23,10-36l-83,18v-34l73-16c5-11,8-23,10-36l-83,18V17c-13,7-24,17-33,28v101l-33,7V0c-13,7-24,17-33,28v131l-74,16c-5,11-8,23-10,36l84-18v43l-90,19c-5,11-8,23-10,36l94-20c8-2,14-6,18-12l17-25c2-3,3-6,3-9v-37l33-7v68l106-23Z';

type AmountProps = {
  /** Halalas. */
  amount: number;
  /** The currency's name for those who listen, such as "SAR". */
  label: string;
  className?: string;
};

/** One amount: the riyal symbol before the number in both directions, whatever the text around it. */
export const Amount = ({ amount, label, className }: AmountProps) => (
  <bdi dir="ltr" className={className ? `${styles.amount} ${className}` : styles.amount}>
    <svg viewBox="0 0 281 314" aria-hidden="true" className={styles.symbol}>
      <path d={riyal} />
    </svg>
    <span className={styles.hidden}>{label} </span>
    {formatHalalas(amount)}
  </bdi>
);

type PriceProps = AmountProps & {
  /** The price before a discount, in halalas; shown struck through when it is higher than the price. */
  before?: number | null;
  /** Said before the old price to those who listen, such as "was". */
  beforeLabel?: string;
  /** Stands after the price, such as "incl. VAT". */
  note?: string;
};

export const Price = ({ amount, before, label, beforeLabel, note, className }: PriceProps) => (
  <span className={className ? `${styles.price} ${className}` : styles.price}>
    <Amount amount={amount} label={label} className={styles.now} />
    {typeof before === 'number' && before > amount && (
      <s className={styles.before}>
        {beforeLabel && <span className={styles.hidden}>{beforeLabel} </span>}
        <Amount amount={before} label={label} />
      </s>
    )}
    {note && <span className={styles.note}>{note}</span>}
  </span>
);
