import { lazy } from 'react';
import { ShopItemDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { OnArrival } from '../../routing/on-arrival.tsx';
import { gone, type Head, outcomeOf, type PageContext } from '../../routing/page.ts';
import { useUrlDialog } from '../../routing/use-url-dialog.ts';
import type { KnownItem } from '../../ui/dialog/known-item.ts';
import { shopDialog } from './shop-definition.ts';
import type { SoldAs } from './use-purchase.ts';
import { buyableIn } from './use-shop-item.ts';

const PrintedProduct = lazy(async () => ({ default: (await import('./printed-product.tsx')).Part }));

type ProductArrivalProps = {
  /** The product that the URL names; null when it names the page alone. */
  productId: string | null;
  soldAs: SoldAs;
  /** The URL of the page under the dialog. */
  under: string;
  /** The product as the list knows it, if it is in the list. */
  listed: KnownItem | undefined;
};

/** Asks for the product whose dialog lies over a list. An unknown product is not found. */
export const loadShownProduct = async ({ client }: PageContext, id: string | null, soldAs: SoldAs) => {
  if (id === null) return null;
  const { data, error } = await client.query(ShopItemDocument, { id, as: soldAs });
  if (data && !buyableIn(data) && !error) throw gone();
  return outcomeOf(error);
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

/** The product of the URL: its dialog, and what stands there until the dialog comes. */
export const ProductArrival = ({ productId, soldAs, under, listed }: ProductArrivalProps) => {
  const shape = soldAs === 'GIFT_CARD' ? ('card' as const) : ('wide' as const);
  const known: KnownItem | undefined = listed && { ...listed, shape };
  useUrlDialog({
    id: productId,
    definition: shopDialog,
    props: { productId: productId ?? '', soldAs, known },
    under,
  });
  return (
    productId && (
      <OnArrival>
        <PrintedProduct productId={productId} soldAs={soldAs} under={under} />
      </OnArrival>
    )
  );
};
