import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  useLocation,
  useParams,
} from 'react-router';
import type { Thing } from 'schema-dts';
import { type Client, type CombinedError, useClient } from 'urql';
import { failureOf } from '../graphql/failure.ts';
import type { Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { type ChosenBranch, useChosenBranch } from '../session/chosen-branch.ts';

/** The id of the route around the customers' pages. */
export const customersRoute = 'customers';

/** The visitor of a loader; one for each browser window, one for each server request. */
export type Visitor = {
  client: Client;
  locale: Locale;
  branch: ChosenBranch;
  /** Whether the request has a plausible session cookie; set on the server only, the browser has the viewer. */
  hasSession?: boolean;
  /** Whether the visitor has just signed in for something that goes on with this page; set on the server only. */
  goesOn?: boolean | undefined;
};

export const visitorContext = createContext<Visitor>();

export type PageContext = Omit<Visitor, 'branch'> & {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The branch that the visitor chose earlier; one in the URL wins. */
  branch: string | null;
};

/** The context of a page for its loader. */
export const pageOf = ({ params, url, context }: LoaderFunctionArgs): PageContext => {
  const visitor = (context as RouterContextProvider).get(visitorContext);
  return { ...visitor, params, search: url.searchParams, branch: visitor.branch.current() };
};

/** The same for the components of the page that is shown. */
export const usePage = (): PageContext => {
  const client = useClient();
  const locale = useLocale();
  const params = useParams();
  const { search } = useLocation();
  const { chosen: branch } = useChosenBranch();
  return useMemo(
    () => ({ client, locale, params, search: new URLSearchParams(search), branch }),
    [client, locale, params, search, branch],
  );
};

/** To be thrown: the page exists, but not the thing in its URL. */
export const gone = () => data('gone', { status: 404 });

/** To be thrown: no page has this URL. */
export const unknown = () => data(null, { status: 404 });

/**
 * The loader's result for the outcome of the page's main query. The page itself shows a failure, with the status 503;
 * a missing entity is thrown as 404.
 */
export const outcomeOf = (error: CombinedError | undefined) => {
  if (!error) return null;
  if (failureOf(error).code === 'NOT_FOUND') throw gone();
  return data(null, { status: 503 });
};

export type HeadContext = PageContext & { intl: IntlShape };

/**
 * Title and description of a page for search engines and the tab, without the shop's name. Paths are without the
 * language.
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

type Item = { id: string; name: string; description: string | null; image: string | null };

/** A treatment or product is named after itself wherever it is shown; its own page is the one to be found. */
export const headOfItem = ({ id, name, description, image }: Item): Head => ({
  title: name,
  canonicalPath: `/product/${id}`,
  ...(description && { description: `${name}. ${description}` }),
  ...(image && { image }),
});

/**
 * Structured data of a page, in the vocabulary of schema.org. URLs start with `/` and become absolute in the document.
 */
export type StructuredData = (context: HeadContext) => readonly Thing[];

/** The `handle` of a page, beside its loader and its component. */
export type PageHandle = {
  /** Read after the loader, from the cache only. */
  head?: (context: HeadContext) => Head;
  /** Queries the data of the dialog over the page that the head reads. It may reject. */
  shown?: (page: PageContext) => Promise<unknown>;
  /** Forces a colour mode while the page is shown. `system` cannot be forced: it changes nothing and warns. */
  colorMode?: 'light' | 'dark' | 'system';
  /** Whether it shows account texts, which public pages do not load. */
  hasAccountTexts?: boolean;
  /** The file of the dialog that this URL shows over the page, below `client/features` and without its extension. */
  dialog?: (search: URLSearchParams) => string | null;
};

/** Thrown by a page that finds after rendering that the entity of its URL does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}
