import type { CatalogueEntryQuery } from '../../graphql/generated/graphql.ts';
import { useCatalogueEntryQuery } from '../../graphql/generated/hooks.ts';
import type { SoldAs } from './use-draft.ts';
import type { Buyable } from './use-purchase.ts';

/** The product in the answer of a query, if it is one. */
export const buyableIn = (data: CatalogueEntryQuery | undefined): Buyable | null => {
  const item = data?.catalogueItem;
  return item && 'sizes' in item ? item : null;
};

/** A product of the shop. `isMissing` when the provider does not know it. */
export const useShopItem = (id: string, soldAs: SoldAs) => {
  const [{ data, error, fetching }, execute] = useCatalogueEntryQuery({ variables: { id, as: soldAs } });
  const product = buyableIn(data);
  return { product, isMissing: Boolean(data) && !error && !product, error, fetching, execute };
};
