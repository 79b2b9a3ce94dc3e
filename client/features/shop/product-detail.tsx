import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ItemDetail } from '../../ui/media/item-detail.tsx';

type ProductDetailProps = {
  product: { name: string; image: string | null; isGiftCard: boolean; description?: string | null };
  /** The price of one piece, in halalas. */
  piece: { amount: number; before: number | null };
  children?: ReactNode;
};

/** What a product is and costs, with the choice of its sizes below. */
export const ProductDetail = ({ product, piece, children }: ProductDetailProps) => {
  const text = useText();
  return (
    <ItemDetail
      name={product.name || text('shop.product.title')}
      pictures={[product.image]}
      pictureLabels={{ all: '', one: () => '' }}
      shape={product.isGiftCard ? 'card' : 'wide'}
      price={{
        ...piece,
        label: text('shell.riyal'),
        beforeLabel: text('catalogue.card.before'),
        note: text('shell.includesVat'),
      }}
      duration={null}
      description={product.description ?? null}
    >
      {children}
    </ItemDetail>
  );
};
