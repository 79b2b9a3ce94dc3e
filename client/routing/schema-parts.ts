import type { BreadcrumbList, ItemList, Offer, ReserveAction } from 'schema-dts';
import { localePath } from '../i18n/locale.ts';
import type { HeadContext } from './page.ts';

const longestName = 120;
const longestDescription = 300;

/** The organisation that sells. */
export const organizationId = '/#organization';

/** A name of limited length. */
export const shortName = (name: string): string => [...name.trim()].slice(0, longestName).join('');

export const shortDescription = (text: string | null | undefined): string | undefined =>
  text ? [...text.trim()].slice(0, longestDescription).join('') : undefined;

/** A price, in halalas; `path` is that of its page without the language. */
export const offerOf = ({ locale }: HeadContext, amount: number, path: string): Offer => ({
  '@type': 'Offer',
  price: (amount / 100).toFixed(2),
  priceCurrency: 'SAR',
  availability: 'https://schema.org/InStock',
  url: localePath(locale, path),
});

export const reserveActionAt = ({ locale }: HeadContext, path: string): ReserveAction => ({
  '@type': 'ReserveAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: localePath(locale, path),
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  },
  result: { '@type': 'Reservation' },
});

const listItem = (name: string, index: number) => ({
  '@type': 'ListItem' as const,
  position: index + 1,
  name: shortName(name),
});

/** Treatments or products in the order of their list; each has its full data on its own page. */
export const itemList = ({ locale }: HeadContext, items: readonly { id: string; name: string }[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ id, name }, index) => ({
    ...listItem(name, index),
    url: localePath(locale, `/product/${id}`),
  })),
});

/** The way to a page from the home page, which is added. URLs are without the language. */
export const breadcrumbs = (
  { intl, locale }: HeadContext,
  trail: readonly { name: string; path: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: intl.formatMessage({ id: 'shell.nav.home' }), path: '/' }, ...trail].map(
    ({ name, path }, index) => ({ ...listItem(name, index), item: localePath(locale, path) }),
  ),
});
