import type { IntlShape } from 'react-intl';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Thing } from 'schema-dts';
import type { Client } from 'urql';
import { inEachLanguage, languageCodes, languages, splitLanguage } from '../schema/languages.ts';
import { App } from './app/app.tsx';
import { goneTitle } from './app/error-page.tsx';
import { routes } from './app/routes.tsx';
import { structuredDataOf } from './app/structured-data.ts';
import { BranchListDocument, ViewerDocument } from './graphql/generated/graphql.ts';
import { readCached } from './graphql/read-cached.ts';
import { buildServerClient, type ExecuteOperation } from './graphql/server-client.ts';
import { type ClockHours, clockText } from './i18n/clock.ts';
import { type Locale, localePath } from './i18n/locale.ts';
import { catalogueOf, intlOf, textsSource } from './i18n/server-texts.ts';
import type { Catalogue } from './i18n/shop-intl.ts';
import { printPage } from './print-page.ts';
import { namedHead } from './routing/named-head.ts';
import { customersRoute, type Head, type PageHandle, type Visitor, visitorContext } from './routing/page.ts';
import { ChosenBranch } from './session/chosen-branch.ts';
import { asOfLine } from './ui/looks.styles.ts';

/** The source of a page or of a dialog, as the build manifest names it. */
const sourceOf = (page: string): string => `client/features/${page}.tsx`;

export type RenderRequest = {
  /** Path and query as the browser asked for them. */
  url: string;
  /** The branch that the visitor's browser remembers. */
  branch: string | null;
  /** Whether the visitor comes with a session that looks good; the provider may know better. */
  hasSession: boolean;
  /** Whether they have just signed in for something that goes on with this page. */
  goesOn?: boolean | undefined;
  /** The texts of Arabic pages. */
  arabic: Exclude<Catalogue, 'en'>;
  execute: ExecuteOperation;
};

export type RenderedPage = {
  kind: 'page';
  /** Milliseconds that React needed for `html`. */
  renderTime: number;
  status: number;
  locale: Locale;
  head: Head;
  /** The shop's name, for sites that show the page under it. */
  siteName: string;
  /** URLs in it start with `/`; empty when search engines must not list the page. */
  structuredData: readonly Thing[];
  /** The route-table path, for links to the same page in the other language. */
  path: string;
  html: string;
  /** JSON for the browser: the answered operations, and the outcome of the page. */
  state: string;
  /** The text that the document shows when its code cannot be fetched, and the text of the link that loads it again. */
  missingCode: string;
  reload: string;
  /** Pattern of the page, such as `/product/:id`; null when there is none. */
  route: string | null;
  /** Source files whose chunks the page needs at once. */
  modules: string[];
  isSignedIn: boolean;
};

/** A permanent redirect leads to the same page under its one right URL. */
export type RenderResult = RenderedPage | { kind: 'redirect'; location: string; isPermanent: boolean };

const loadAll = async (all: readonly RouteObject[]): Promise<void> => {
  await Promise.all(
    all.flatMap(({ lazy, children = [] }) => [typeof lazy === 'function' ? lazy() : null, loadAll(children)]),
  );
};

/** Loads every page and text before the first visitor comes. */
export const warmUp = async (): Promise<void> => {
  for (const code of languageCodes) intlOf(code);
  await loadAll(routes);
};

type AsOf = Pick<RenderRequest, 'arabic'> & { locale: Locale; clockHours: ClockHours; time: string };

/** The line above a page whose lists are older than usual, as in `graphql/as-of-line.ts`; `time` is Riyadh's. */
export const printAsOf = async ({ locale, arabic, clockHours, time }: AsOf): Promise<string> => {
  const message = intlOf(locale, arabic).formatMessage({ id: 'recovery.asOf' });
  return `<p id="as-of" role="status" class="${asOfLine}">${message} ${clockText(locale, clockHours, time)}</p>`;
};

/** One for each language, made once. */
const handlers = inEachLanguage((code) => createStaticHandler(routes, { basename: languages[code].prefix || '/' }));

type Matches = readonly { route: { id?: string | undefined; path?: string | undefined } }[];

type Visit = {
  path: string;
  search: URLSearchParams;
  url: URL;
  locale: Locale;
  /** The canonical URL of the page, without its origin. */
  href: string;
  /** Whether the visitor is led to it. */
  redirects: boolean;
};

/** Pattern of the page, such as `/product/:id`; null when there is none. */
const patternOf = (matches: Matches): string | null => {
  const path = matches.map(({ route }) => route.path ?? '').join('/');
  return path.includes('*') ? null : path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
};

/** The one way to write a path that a pattern has matched: the pattern's own letters, and no slash at the end. */
const normalPath = (pattern: string, path: string): string => {
  const written = path.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? written[index] : part))
    .join('/');
};

const isForCustomers = (matches: Matches): boolean => matches.some(({ route }) => route.id === customersRoute);

/** Capital or encoded letters, an empty part, a slash at the end; without them a path of the route table is normal. */
const oddLetters = /[A-Z%]|\/\/|.\/$/;

/**
 * The canonical path of a page. A guest is led from a private page to sign-in in one step, so `redirects` is false there.
 * Matching takes a tenth of a page's CPU, hence the look at the letters before it.
 */
const canonicalOf = (locale: Locale, pathname: string, path: string, hasSession: boolean) => {
  const asWritten = { pathname, redirects: false };
  if (!oddLetters.test(pathname)) return asWritten;
  const matches = matchRoutes(handlers[locale].dataRoutes, path) ?? [];
  const pattern = patternOf(matches);
  if (pattern === null) return asWritten;
  const normal = localePath(locale, normalPath(pattern, path));
  return { pathname: normal, redirects: normal !== pathname && (hasSession || !isForCustomers(matches)) };
};

const visitOf = (href: string, hasSession: boolean): Visit => {
  const base = 'http://shop.invalid';
  // Two slashes or backslashes at the beginning would name another host.
  const url = href.startsWith('/') ? new URL(base + href) : new URL(href, base);
  const { language: locale, path } = splitLanguage(url.pathname);
  const { pathname, redirects } = canonicalOf(locale, url.pathname, path, hasSession);
  return { path, search: url.searchParams, url, locale, href: pathname + url.search, redirects };
};

/** The context of a printed page. */
type Print = { visit: Visit; visitor: Visitor; intl: IntlShape; context: StaticHandlerContext };

const handleIn = ({ context }: Print): PageHandle =>
  context.matches.findLast(({ route }) => route.handle?.head)?.route.handle ?? {};

const refusalOf = ({ errors }: StaticHandlerContext) => Object.values(errors ?? {})[0];

const pageContextOf = ({ visit: { search }, visitor, context }: Print) => ({
  ...visitor,
  params: context.matches.at(-1)?.params ?? {},
  search,
  branch: visitor.branch.current(),
});

const headOf = (print: Print): Head => {
  const { visit, intl, context } = print;
  const refusal = refusalOf(context);
  const { head } = handleIn(print);
  if (refusal || !head) {
    const missing = refusal?.data === 'gone' ? goneTitle(visit.url.search) : 'shell.notFound.title';
    return {
      title: intl.formatMessage({ id: refusal?.status === 404 ? missing : 'shell.error.title' }),
      isPrivate: true,
    };
  }
  return { isPrivate: isForCustomers(context.matches), ...head({ ...pageContextOf(print), intl }) };
};

const pageFile = ({ context }: Print): string => context.matches.findLast(({ route }) => route.handle)?.route.id ?? '';

type Description = Pick<RenderedPage, 'head' | 'siteName' | 'structuredData'>;

/** The head of the page for search engines and link previews. */
const foundAs = (print: Print): Description => {
  const { visit, visitor, intl, context } = print;
  const head = headOf(print);
  const siteName =
    readCached(visitor.client, ViewerDocument, {})?.storefront.name ?? intl.formatMessage({ id: 'shell.brand' });
  const found = { head: { ...head, ...namedHead(head, siteName, intl) }, siteName };
  if (context.statusCode !== 200 || head.isPrivate) return { ...found, structuredData: [] };
  const path = head.canonicalPath ?? visit.path;
  return { ...found, structuredData: structuredDataOf(pageFile(print), path, head, { ...pageContextOf(print), intl }) };
};

/** Whether this branch no longer exists. The header shows its name, so the list is asked for anyway. */
const isGone = async (id: string | null, client: Client): Promise<boolean> => {
  if (id === null) return false;
  const { data } = await client.query(BranchListDocument, { ids: [id] });
  return data ? !data.branches.some((branch) => branch.id === id) : false;
};

/** Runs the loaders; without the branch that the browser remembers as soon as it turns out to be gone. */
const load = async ({ url, href, locale }: Visit, visitor: Visitor): Promise<StaticHandlerContext | Response> => {
  const requestContext = new RouterContextProvider();
  requestContext.set(visitorContext, visitor);
  const ask = () => handlers[locale].query(new Request(url.origin + href), { requestContext });
  const asRemembered = ask();
  asRemembered.catch(() => {});
  if (!(await isGone(visitor.branch.current(), visitor.client))) return asRemembered;
  visitor.branch.forget();
  return ask();
};

/** Renders one page for one visitor. Rejects only for a fault of our own; a failing provider gives a page that says so. */
export const render = async ({ url, branch: wanted, ...request }: RenderRequest): Promise<RenderResult> => {
  const { hasSession, goesOn, arabic, execute } = request;
  const visit = visitOf(url, hasSession);
  const { client, startPrinting, extractState } = buildServerClient(execute);
  const intl = intlOf(visit.locale, arabic);
  const branch = new ChosenBranch(wanted);
  const visitor = { client, locale: visit.locale, branch, hasSession, goesOn };
  if (visit.redirects) return { kind: 'redirect', location: visit.href, isPermanent: true };
  const context = await load(visit, visitor);
  if (context instanceof Response) {
    return { kind: 'redirect', location: context.headers.get('location') ?? '/', isPermanent: false };
  }
  const { statusCode: status, loaderData, errors } = context;
  const fault = refusalOf(context);
  if (fault && !isRouteErrorResponse(fault)) throw fault;
  const print = { visit, visitor, intl, context };
  // Before the page is printed: later answers are neither shown nor sent.
  const operations = extractState();
  startPrinting();
  const startedAt = performance.now();
  const router = createStaticRouter(handlers[visit.locale].dataRoutes, context);
  const html = await printPage(
    <App client={client} intl={intl} locale={visit.locale} branch={branch}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const page = pageFile(print);
  const { hasAccountTexts = false } = handleIn(print);
  const dialog = handleIn(print).dialog?.(visit.search);
  const catalogue = catalogueOf(visit.locale, arabic);
  const texts = hasAccountTexts ? (['public', 'account'] as const) : (['public'] as const);
  return {
    kind: 'page',
    renderTime: performance.now() - startedAt,
    status,
    locale: visit.locale,
    ...foundAs(print),
    path: visit.path,
    html,
    state: JSON.stringify({
      hydration: { loaderData, errors },
      operations,
      branch: branch.current(),
      catalogue,
    }),
    missingCode: intl.formatMessage({ id: 'recovery.missingCode' }),
    reload: intl.formatMessage({ id: 'shell.reload' }),
    route: patternOf(context.matches),
    modules: [
      ...texts.map((of) => textsSource(catalogue, of)),
      ...(page ? [sourceOf(page)] : []),
      ...(page && dialog ? [sourceOf(dialog), 'client/routing/printed-dialog.tsx'] : []),
      ...(goesOn ? ['client/app/wanted-actions.tsx'] : []),
    ],
    isSignedIn: Boolean(readCached(client, ViewerDocument, {})?.viewer.session),
  };
};
