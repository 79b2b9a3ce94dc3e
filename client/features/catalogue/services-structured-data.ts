import { MenusDocument, ServicesDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { categoryIn } from '../../routing/menus.ts';
import type { StructuredData } from '../../routing/page.ts';
import { breadcrumbs, itemList } from '../../routing/schema-parts.ts';
import { readServiceFilter, servicesFilter, servicesPath } from './service-filter.ts';

/** Each treatment has its price and its booking on its own page. */
export const structuredData: StructuredData = (context) => {
  const { client, intl, search } = context;
  const asked = readServiceFilter(search);
  const branch = asked.branch ?? context.branch;
  const menus = readCached(client, MenusDocument, { filter: { branchId: branch } })?.menus;
  const filter = servicesFilter({ ...asked, branch }, menus);
  const services = readCached(client, ServicesDocument, { filter })?.services.services ?? [];
  const category = categoryIn(menus?.menus, asked.category);
  const trail = [
    { name: intl.formatMessage({ id: 'shell.nav.services' }), path: '/services' },
    ...(category ? [{ name: category.name, path: servicesPath({ category: category.id }) }] : []),
  ];
  return [itemList(context, services), breadcrumbs(context, trail)];
};
