import type { ItemList } from 'schema-dts';
import { MenusDocument, ServicesDocument } from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { localePath } from '../../i18n/locale.ts';
import type { HeadContext, StructuredData } from '../../routing/page.ts';
import { breadcrumbs, houseId, offerOf, reserveActionAt, shortName } from '../../routing/schema-parts.ts';
import { readServiceFilter, servicesAddress, servicesFilter } from './service-filter.ts';

const listOf = (context: HeadContext, menus: Parameters<typeof servicesFilter>[1]): ItemList => {
  const asked = readServiceFilter(context.search);
  const filter = servicesFilter({ ...asked, branch: asked.branch ?? context.branch }, menus);
  const services = readCached(context.client, ServicesDocument, { filter })?.services.services ?? [];
  return {
    '@type': 'ItemList',
    itemListElement: services.map(({ id, name, image, price }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item: {
        '@type': 'Service' as const,
        name: shortName(name),
        url: localePath(context.locale, `/product/${id}`),
        ...(image && { image }),
        provider: { '@id': houseId },
        offers: offerOf(context, price.amount, `/product/${id}`),
        potentialAction: reserveActionAt(context, `/product/${id}`),
      },
    })),
  };
};

export const structuredData: StructuredData = (context) => {
  const { branch, category } = readServiceFilter(context.search);
  const menus = readCached(context.client, MenusDocument, { filter: { branchId: branch ?? context.branch } })?.menus;
  const chosen = menus?.menus.flatMap(({ categories }) => categories).find(({ id }) => id === category);
  const trail = [
    { name: context.intl.formatMessage({ id: 'catalogue.services.title' }), address: '/services' },
    ...(chosen ? [{ name: chosen.name, address: servicesAddress({ category }) }] : []),
  ];
  return [listOf(context, menus), breadcrumbs(context, trail)];
};
