import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import * as styles from './purchase.styles.ts';
import type { Buyable } from './purchase-rules.ts';

type ProductDetailProps = {
  product: Buyable;
  /** The price of one piece, in halalas. */
  piece: { amount: number; before: number | null };
  children: ReactNode;
};

/** What a product is and costs, with its sizes or the choice of them below. */
export const ProductDetail = ({ product, piece, children }: ProductDetailProps) => {
  const text = useText();
  return (
    <div className={styles.detail}>
      <Picture src={product.image} shape={product.isGiftCard ? 'card' : 'wide'} priority className={styles.picture} />
      <Price
        amount={piece.amount}
        before={piece.before}
        label={text('shell.riyal')}
        beforeLabel={text('shop.buy.before')}
        note={text('shell.includesVat')}
        className={styles.price}
      />
      {product.description && <p className={styles.description}>{product.description}</p>}
      {children}
    </div>
  );
};
