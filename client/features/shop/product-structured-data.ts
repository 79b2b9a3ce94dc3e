import type { Product, Service } from 'schema-dts';
import { CatalogueEntryDocument, type CatalogueEntryQuery } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { localePath } from '../../i18n/locale.ts';
import type { HeadContext, StructuredData } from '../../routing/page.ts';
import { pageNames } from '../../routing/page-names.ts';
import {
  breadcrumbs,
  offerOf,
  organizationId,
  reserveActionAt,
  shortDescription,
  shortName,
} from '../../routing/schema-parts.ts';
import { productIdOf } from './product-page.tsx';

type Item = NonNullable<CatalogueEntryQuery['catalogueItem']>;

const itemOf = (context: HeadContext, item: Item): Product | Service => {
  const path = `/product/${item.id}`;
  const description = shortDescription(item.description);
  const isPriced = item.__typename !== 'Service' || item.isPriced;
  const shared = {
    name: shortName(item.name),
    url: localePath(context.locale, path),
    ...(isPriced && { offers: offerOf(context, item.price.amount, path) }),
    ...(item.image && { image: item.image }),
    ...(description && { description }),
  };
  if (item.__typename !== 'Service') return { '@type': 'Product', ...shared, sku: item.id };
  return {
    '@type': 'Service',
    ...shared,
    provider: { '@id': organizationId },
    potentialAction: reserveActionAt(context, path),
  };
};

export const structuredData: StructuredData = (context) => {
  const item = readCached(context.client, CatalogueEntryDocument, {
    id: productIdOf(context.params.id),
  })?.catalogueItem;
  if (!item) return [];
  const isService = item.__typename === 'Service';
  const path = isService ? '/services' : '/shop/products';
  const list = { name: context.intl.formatMessage({ id: pageNames[path] }), path };
  return [itemOf(context, item), breadcrumbs(context, [list, { name: item.name, path: `/product/${item.id}` }])];
};
