import * as looks from '../looks.styles.ts';
import * as styles from './price.styles.ts';

/** The id of the symbol's outline in the page. */
const riyalId = 'riyal';

/** The outline of U+20C1, which the fonts do not have yet. */
const riyal =
  'M175,278c-5,11-8,23-10,36l106-23c5-11,8-23,10-36l-106,23ZM271,224c5-11,8-23,10-36l-83,18v-34l73-16c5-11,8-23,10-36l-83,18V17c-13,7-24,17-33,28v101l-33,7V0c-13,7-24,17-33,28v131l-74,16c-5,11-8,23-10,36l84-18v43l-90,19c-5,11-8,23-10,36l94-20c8-2,14-6,18-12l17-25c2-3,3-6,3-9v-37l33-7v68l106-23Z';

/** The outline of the riyal symbol, once for all prices of a page; each of them refers to it. */
export const RiyalSymbol = () => (
  <svg className={styles.outline} aria-hidden="true">
    <path id={riyalId} d={riyal} />
  </svg>
);

/**
 * An amount of halalas (1/100 riyal) as a number with thousands separators: decimals only when it is not whole, and
 * then two. Western digits in both languages. An amount that is no number gives a dash, never a wrong price.
 */
export const formatHalalas = (amount: number): string => {
  if (!Number.isFinite(amount)) return '–';
  const halalas = Math.round(Math.abs(amount));
  const riyals = String(Math.floor(halalas / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = halalas % 100;
  const sign = amount < 0 && halalas > 0 ? '−' : '';
  return `${sign}${riyals}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};

type AmountProps = {
  /** Halalas. */
  amount: number;
  /** The currency's name for screen readers, such as "SAR". */
  label: string;
  className?: string;
  /** Shown in place of the number. */
  written?: string;
};

/** One amount: the riyal symbol before the number in both directions, in any text. */
export const Amount = ({ amount, label, className, written }: AmountProps) => (
  <bdi dir="ltr" className={className ? `${styles.amount} ${className}` : styles.amount}>
    <svg viewBox="0 0 281 314" aria-hidden="true" className={styles.symbol}>
      <use href={`#${riyalId}`} />
    </svg>
    <span className={looks.hidden}>{label} </span>
    {written ?? formatHalalas(amount)}
  </bdi>
);
