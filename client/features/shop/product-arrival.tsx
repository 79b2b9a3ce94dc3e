import { CatalogueEntryDocument } from '../../graphql/generated/graphql.ts';
import { useCatalogueEntryQuery } from '../../graphql/generated/hooks.ts';
import { readCached } from '../../graphql/read-cached.ts';
import type { KnownItem } from '../../lists/item-detail.tsx';
import { gone, type Head, headOfItem, outcomeOf, type PageContext } from '../../routing/page.ts';
import { UrlDialog } from '../../routing/url-dialog.tsx';
import { shopDialog } from './shop-definition.ts';
import type { SoldAs } from './use-draft.ts';
import { buyableIn } from './use-shop-item.ts';

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
  const { data, error } = await client.query(CatalogueEntryDocument, { id, as: soldAs });
  if (data && !buyableIn(data) && !error) throw gone();
  return outcomeOf(error);
};

/** A shared product gives the page its head. */
export const headOfProduct = ({ client }: PageContext, id: string | null, soldAs: SoldAs): Head | null => {
  const product = id === null ? null : buyableIn(readCached(client, CatalogueEntryDocument, { id, as: soldAs }));
  return product && headOfItem(product);
};

/** The dialog of the product in the URL. */
export const ProductArrival = ({ productId, soldAs, under, listed }: ProductArrivalProps) => {
  const props = { productId: productId ?? '', soldAs, known: listed };
  const [{ data }] = useCatalogueEntryQuery({
    variables: { id: productId ?? '', as: soldAs },
    pause: productId === null,
  });
  const isThere = buyableIn(data) !== null;
  return <UrlDialog id={productId} definition={shopDialog} props={props} under={under} isThere={isThere} />;
};
