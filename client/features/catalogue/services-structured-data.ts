import type { ItemList } from 'schema-dts';
import { MenusDocument, ServicesDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { categoryIn } from '../../routing/menus.ts';
import type { HeadContext, StructuredData } from '../../routing/page.ts';
import { breadcrumbs, itemList } from '../../routing/schema-parts.ts';
import { readServiceFilter, servicesFilter, servicesPath } from './service-filter.ts';

/** Each treatment says on its own page what it costs and how it is booked. */
const listOf = (context: HeadContext, menus: Parameters<typeof servicesFilter>[1]): ItemList => {
  const asked = readServiceFilter(context.search);
  const filter = servicesFilter({ ...asked, branch: asked.branch ?? context.branch }, menus);
  const services = readCached(context.client, ServicesDocument, { filter })?.services.services ?? [];
  return itemList(context, services);
};

export const structuredData: StructuredData = (context) => {
  const { branch, category } = readServiceFilter(context.search);
  const menus = readCached(context.client, MenusDocument, { filter: { branchId: branch ?? context.branch } })?.menus;
  const chosen = categoryIn(menus?.menus, category);
  const trail = [
    { name: context.intl.formatMessage({ id: 'shell.nav.services' }), path: '/services' },
    ...(chosen ? [{ name: chosen.name, path: servicesPath({ category }) }] : []),
  ];
  return [listOf(context, menus), breadcrumbs(context, trail)];
};
