import { type ComponentType, createContext, use } from 'react';
import type { Thing } from 'schema-dts';
import type { Client } from 'urql';
import type { ShopIntl } from '../i18n/dictionary.ts';
import type { Locale } from '../i18n/locale.ts';

export type Layout = 'default' | 'dashboard' | 'blank';

/** The visitors that may see a page: all, the signed-in customer, or administrators. */
export type Access = 'public' | 'auth' | 'admin';

export type PageParams = Readonly<Record<string, string | undefined>>;

export type PageContext = {
  client: Client;
  params: PageParams;
  search: URLSearchParams;
  locale: Locale;
  /** The branch that the visitor chose earlier; one in the URL wins. */
  branch: string | null;
  /** Whether the visitor comes with a session that looks good; only the server says so, a browser knows the viewer. */
  hasSession?: boolean;
};

export type HeadContext = PageContext & { intl: ShopIntl };

/**
 * What a page says to search engines and to the tab, before the shop's name is added. Paths are without the language.
 */
export type Head = {
  title: string;
  description?: string;
  canonicalPath?: string;
  image?: string;
  isPrivate?: boolean;
  /** The cities of the branches that the page is about, as often as they come. */
  cities?: readonly (string | null | undefined)[];
  /** Of a list with several pages. */
  page?: number;
};

/**
 * Structured data of a page, in the vocabulary of schema.org. URLs start with `/` and become absolute in the document.
 */
export type StructuredData = (context: HeadContext) => readonly Thing[];

/** The outcome of a page, known before it is shown. */
export type Prefetched = {
  /** Without one it is 200. */
  status?: 404 | 503;
  /** Files of lazy parts that this URL shows at once, named as `Route.page` is. */
  parts?: readonly string[];
  /** Answers for what stands below the first screen. A customer's page is printed without them when they are late. */
  below?: Promise<unknown>;
};

/** What the file of a page exports. */
export type PageModule = {
  Page: ComponentType;
  /** Runs the page's queries so that its hooks find them in the cache. Never rejects for a failed query. */
  prefetch?: (context: PageContext) => Promise<Prefetched | undefined>;
  /** Read after `prefetch`, from the cache only. */
  head: (context: HeadContext) => Head;
  /** Forces a colour mode while the page is shown. `system` cannot be forced: it changes nothing and warns. */
  colorMode?: 'light' | 'dark' | 'system';
};

export type Route = {
  /** As react-router writes it, without the language prefix. */
  path: string;
  layout: Layout;
  access: Access;
  /** Signed in, it is one of the account's rooms: the way between them stands beside it. */
  isRoom?: true;
  /** The page's file below `client/features`, without its extension. */
  page: string;
  /** Refuses malformed parameters; the page is then not found. */
  accepts?: (params: PageParams) => boolean;
};

/** Thrown by a page that finds, after a navigation in the browser, that what its URL names does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

export const CurrentPageContext = createContext<PageContext | null>(null);

/** Parameters and query of the page that is shown. */
export const usePage = (): PageContext => {
  const context = use(CurrentPageContext);
  if (!context) throw new Error('There is no page above this component');
  return context;
};
