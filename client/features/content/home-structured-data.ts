import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { ViewerDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { localePath } from '../../i18n/locale.ts';
import type { StructuredData } from '../../routing/page.ts';
import { organizationId, reserveActionAt } from '../../routing/schema-parts.ts';

export const structuredData: StructuredData = (context) => {
  const { client, intl, locale } = context;
  const storefront = readCached(client, ViewerDocument, {})?.storefront;
  const { name, address, vatNumber, phone, email } = storefront?.seller ?? {};
  const shop = {
    name: storefront?.name ?? intl.formatMessage({ id: 'shell.brand' }),
    url: localePath(locale, '/'),
  };
  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    ...shop,
    logo: '/icons/icon-512.png',
    ...(name && { legalName: name }),
    ...(address && { address }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    potentialAction: reserveActionAt(context, '/services'),
  };
  // Machines learn the URL of the search; the name of the place is schema.org's own.
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${localePath(locale, '/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  const publisher = { '@id': organizationId };
  const site: WebSite = { '@type': 'WebSite', ...shop, inLanguage: locale, publisher, potentialAction: search };
  return [organization, site];
};
