import { useText } from '../i18n/use-text.ts';
import * as looks from '../ui/looks.styles.ts';
import * as styles from '../ui/price/price.styles.ts';
import { Amount } from '../ui/price/price.tsx';

/** Halalas. */
type Money = { amount: number };

type ItemPriceProps = {
  /** The price before a discount is shown struck through when it is higher than the price. */
  item: { price: Money; isPriced?: boolean; priceBeforeDiscount?: Money | null };
  /** Says that VAT is included. */
  withVat?: boolean;
  className?: string;
};

/** The price of an item, and its former price; a dash where the provider says none. */
export const ItemPrice = ({ item, withVat, className = '' }: ItemPriceProps) => {
  const text = useText();
  if (item.isPriced === false) return <span className={className}>–</span>;
  const { amount } = item.price;
  const before = item.priceBeforeDiscount?.amount ?? 0;
  const percent = before ? Math.round((1 - amount / before) * 100) : 0;
  return (
    <span className={`${styles.price} ${className}`}>
      <Amount amount={amount} label={text('shell.riyal')} className={looks.strong} />
      {before > amount && (
        <s className={styles.before}>
          <span className={looks.hidden}>{text('catalogue.card.before')} </span>
          <Amount amount={before} label={text('shell.riyal')} />
        </s>
      )}
      {percent > 0 && (
        <bdi dir="ltr" className={styles.saving}>
          −{percent}%
        </bdi>
      )}
      {withVat && <span className={looks.caption}>{text('shell.includesVat')}</span>}
    </span>
  );
};
