import { statusOfFailure } from '../../graphql/failure.ts';
import { ShopItemDocument } from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrivalSheet } from '../../routing/arrival-sheet.tsx';
import { Link } from '../../routing/link.tsx';
import type { Head, PageContext, Prefetched } from '../../routing/page.ts';
import { useAddressedDialog } from '../../routing/use-addressed-dialog.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { Amount } from '../../ui/price.tsx';
import { ProductDetail } from './product-detail.tsx';
import * as styles from './purchase.styles.ts';
import { pieceOf, type SoldAs } from './purchase-rules.ts';
import { shopDialog } from './shop-definition.ts';
import { buyableIn, useShopItem } from './use-shop-item.ts';

type ProductArrivalProps = {
  /** The product that the address names; null when it names the page alone. */
  productId: string | null;
  soldAs: SoldAs;
  /** The address of the page under the dialog. */
  under: string;
};

/** What the dialog over a list asks for. A product that nobody knows is not found. */
export const prefetchProduct = async (
  { client }: PageContext,
  id: string | null,
  soldAs: SoldAs,
): Promise<Prefetched | undefined> => {
  if (id === null) return undefined;
  const { data, error } = await client.query(ShopItemDocument, { id, as: soldAs });
  return data && !buyableIn(data) && !error ? { status: 404 } : statusOfFailure(error);
};

/** A shared product is named after itself; its own page is the one to be found. */
export const headOfProduct = ({ client }: PageContext, id: string | null, soldAs: SoldAs): Head | null => {
  const product = id === null ? null : buyableIn(readCached(client, ShopItemDocument, { id, as: soldAs }));
  if (!product) return null;
  return {
    title: product.name,
    canonicalPath: `/product/${product.id}`,
    ...(product.description && { description: `${product.name}. ${product.description}` }),
    ...(product.image && { image: product.image }),
  };
};

const PrintedProduct = ({ productId, soldAs, under }: ProductArrivalProps & { productId: string }) => {
  const text = useText();
  const { product } = useShopItem(productId, soldAs);
  if (!product) return null;
  const buy = (
    <Link to={`/product/${productId}`} className={buttonLook.primary.lg}>
      {text('shop.buy.add')}
    </Link>
  );
  return (
    <ArrivalSheet
      title={product.name || text('shop.product.title')}
      under={under}
      closeLabel={text('shell.close')}
      footer={buy}
    >
      <ProductDetail product={product} piece={pieceOf(product, null)}>
        {product.sizes.length > 0 && (
          <ul className={styles.sizeList}>
            {product.sizes.map(({ extension, millilitres, price }) => (
              <li key={extension}>
                {text('shop.buy.millilitres', { count: millilitres })}
                <Amount amount={price.amount} label={text('shell.riyal')} />
              </li>
            ))}
          </ul>
        )}
      </ProductDetail>
    </ArrivalSheet>
  );
};

/** The product of the address: its dialog, and what stands there until the dialog comes. */
export const ProductArrival = ({ productId, soldAs, under }: ProductArrivalProps) => {
  const dialogs = useDialogs();
  useAddressedDialog({ id: productId, open: (id) => dialogs.open(shopDialog, { productId: id, soldAs }), under });
  return productId && <PrintedProduct productId={productId} soldAs={soldAs} under={under} />;
};
