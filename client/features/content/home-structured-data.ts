import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { ViewerDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { localePath } from '../../i18n/locale.ts';
import type { HeadContext, StructuredData } from '../../routing/page.ts';
import { organizationId, reserveActionAt } from '../../routing/schema-parts.ts';

const organization = (context: HeadContext): Organization => {
  const storefront = readCached(context.client, ViewerDocument, {})?.storefront;
  const { name, address, vatNumber, phone, email } = storefront?.seller ?? {};
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: storefront?.name ?? context.intl.formatMessage({ id: 'shell.brand' }),
    url: localePath(context.locale, '/'),
    logo: '/icons/icon-512.png',
    ...(name && { legalName: name }),
    ...(address && { address }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    potentialAction: reserveActionAt(context, '/services'),
  };
};

/** Machines learn where to put what they search for; the name of the place is schema.org's own. */
const searchAction = (locale: HeadContext['locale']): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${localePath(locale, '/search')}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});

const site = ({ client, intl, locale }: HeadContext): WebSite => ({
  '@type': 'WebSite',
  name: readCached(client, ViewerDocument, {})?.storefront.name ?? intl.formatMessage({ id: 'shell.brand' }),
  url: localePath(locale, '/'),
  inLanguage: locale,
  publisher: { '@id': organizationId },
  potentialAction: searchAction(locale),
});

export const structuredData: StructuredData = (context) => [organization(context), site(context)];
