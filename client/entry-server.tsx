import './app/plain-components.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Client } from 'urql';
import { languageCodes, languages, splitLanguage } from '../schema/languages.ts';
import { App } from './app/app.tsx';
import type { PageOutcome } from './app/current-page.tsx';
import { goneTitle } from './app/error-page.tsx';
import { routes } from './app/routes.ts';
import { structuredDataOf } from './app/structured-data.ts';
import { BranchListDocument, ViewerDocument, ViewerRoleDocument } from './graphql/generated/graphql.ts';
import { readCached } from './graphql/read-cached.ts';
import { buildServerClient, type ExecuteOperation } from './graphql/server-client.ts';
import { type ClockHours, clockText } from './i18n/clock.ts';
import type { Catalogue, Dictionary } from './i18n/dictionary.ts';
import { type Locale, localePath } from './i18n/locale.ts';
import { dictionaryOf } from './i18n/server-dictionaries.ts';
import { partsArrived } from './routing/lazy-part.tsx';
import { namedHead } from './routing/named-head.ts';
import type { Head, Prefetched } from './routing/page.ts';
import { loadPageModule, PageLoader, sourceOf } from './routing/page-loader.ts';
import { type MatchedRoute, normalPath, type RouteTable, wholeTable } from './routing/route-table.ts';
import { settleBelow } from './routing/settle-below.ts';
import { ChosenBranch } from './session/chosen-branch.ts';
import { signInPath } from './session/return-path.ts';
import { asOfLine } from './ui/looks.styles.ts';

export type RenderRequest = {
  /** Path and query as the browser asked for them. */
  url: string;
  /** The branch that the visitor's browser remembers. */
  branch: string | null;
  /** Whether the visitor comes with a session that looks good; the provider may know better. */
  hasSession: boolean;
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
  /** JSON for the browser: the answered operations, what became of the page, and its texts. */
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

/** What a page brings along: ids of its texts, and the files of texts that its code need not fetch for them. */
export type PageTexts = Record<string, { ids: readonly string[]; files: readonly string[] }>;

/** By the source of the page, as the build wrote it; the empty one is for URLs without a page. */
const pageTexts = new Map<string, PageTexts[string]>();

/** Loads every page and text before the first visitor comes. While developing nothing is told, and a page brings all texts. */
export const warmUp = async (texts: PageTexts): Promise<void> => {
  for (const [source, brought] of Object.entries(texts)) pageTexts.set(source, brought);
  for (const code of languageCodes) dictionaryOf(code);
  await Promise.all(routes.map(({ page }) => loadPageModule(page)));
};

type AsOf = Pick<RenderRequest, 'arabic'> & { locale: Locale; clockHours: ClockHours; time: string };

/** The line above a page whose lists are older than usual, as in `graphql/as-of-line.ts`; `time` is Riyadh's. */
export const printAsOf = async ({ locale, arabic, clockHours, time }: AsOf): Promise<string> => {
  const { intl } = dictionaryOf(locale, arabic);
  const message = intl.formatMessage({ id: 'recovery.asOf' });
  return `<p id="as-of" role="status" class="${asOfLine}">${message} ${clockText(locale, clockHours, time)}</p>`;
};

const table = wholeTable(routes);

type Visit = {
  matched: MatchedRoute | null;
  path: string;
  search: URLSearchParams;
  url: URL;
  locale: Locale;
  /** The canonical path of the page. */
  href: string;
};

const initialKey = 'default';

const visitOf = (href: string): Visit => {
  const base = 'http://shop.invalid';
  // Two slashes or backslashes at the beginning would name another host.
  const url = href.startsWith('/') ? new URL(base + href) : new URL(href, base);
  const { language: locale, path } = splitLanguage(url.pathname);
  const matched = table.match(path);
  const normal = matched ? localePath(locale, normalPath(matched, path)) : url.pathname;
  return { matched, path, search: url.searchParams, url, locale, href: normal + url.search };
};

/** What a page is printed with. */
type Print = { visit: Visit; client: Client; loader: PageLoader; intl: Dictionary['intl'] };

const headOf = async ({ visit, loader, intl }: Print, status: number): Promise<Head> => {
  if (status === 403 || status === 404 || status === 500 || !visit.matched) {
    const missing = visit.matched ? goneTitle(visit.url.search) : 'shell.notFound.title';
    return { title: intl.formatMessage({ id: status === 404 ? missing : 'shell.error.title' }), isPrivate: true };
  }
  const { head } = await loader.load(visit.matched.route);
  const isPrivate = visit.matched.route.access !== 'public';
  return { isPrivate, ...head({ ...loader.contextOf(visit.matched, visit.search), intl }) };
};

type Description = Pick<RenderedPage, 'head' | 'siteName' | 'structuredData'>;

/** What search engines and link previews read of the page. */
const foundAs = async (print: Print, status: number): Promise<Description> => {
  const { visit, client, loader, intl } = print;
  const head = await headOf(print, status);
  const siteName = readCached(client, ViewerDocument, {})?.storefront.name ?? intl.formatMessage({ id: 'shell.brand' });
  const found = { head: { ...head, ...namedHead(head, siteName, intl) }, siteName };
  if (!visit.matched || status !== 200 || head.isPrivate) return { ...found, structuredData: [] };
  const context = { ...loader.contextOf(visit.matched, visit.search), intl };
  const path = head.canonicalPath ?? visit.path;
  return { ...found, structuredData: structuredDataOf(visit.matched.route.page, path, head, context) };
};

type Found = Omit<Prefetched, 'status'> & { status?: number };

const nothing: Found = {};

/** Finds out, before rendering, whether the visitor may see the page and whether it exists. */
const lookUp = async ({ visit, client, loader }: Print): Promise<Found> => {
  if (!visit.matched) return { status: 404 };
  if (visit.matched.route.access === 'admin') {
    const { data, error } = await client.query(ViewerRoleDocument, {});
    if (!data?.viewer.isAdmin) return { status: error ? 503 : 403 };
  }
  return (await loader.prefetch(visit.matched, visit.search)) ?? {};
};

/** Whether this branch no longer exists. The header shows its name, so the list is asked for anyway. */
const isGone = async (id: string | null, client: Client): Promise<boolean> => {
  if (id === null) return false;
  const { data } = await client.query(BranchListDocument, { ids: [id] });
  return data ? !data.branches.some((branch) => branch.id === id) : false;
};

/** As for the branch that the browser remembers; without one as soon as it turns out to be gone. */
const lookUpFor = async (branch: ChosenBranch, print: Print): Promise<Found> => {
  const asRemembered = lookUp(print);
  asRemembered.catch(() => {});
  if (!(await isGone(branch.current(), print.client))) return asRemembered;
  branch.forget();
  return lookUp(print);
};

const outcomeOf = (status: number): PageOutcome | null =>
  status === 403 || status === 404 || status === 500 ? { key: initialKey, status } : null;

const guestRefused = (visit: Visit, isSignedIn: boolean) =>
  !isSignedIn && visit.matched !== null && visit.matched.route.access !== 'public';

const writtenTexts = new Map<string, string>();

/** The page's texts as two fields of its state, of which they are much; they are the same for all visitors. */
const textsOf = ({ matched }: Visit, dictionary: Dictionary): string => {
  const source = matched ? sourceOf(matched.route.page) : '';
  const key = `${dictionary.catalogue} ${source}`;
  const { ids, files = [] } = pageTexts.get(source) ?? {};
  const written =
    writtenTexts.get(key) ?? `"texts":${JSON.stringify(dictionary.textsOf(ids))},"textFiles":${JSON.stringify(files)}`;
  if (ids) writtenTexts.set(key, written);
  return written;
};

const stateOf = (
  answers: Record<'matched' | 'operations' | 'outcome' | 'branch' | 'catalogue', unknown>,
  texts: string,
): string => `${JSON.stringify(answers).slice(0, -1)},${texts}}`;

/** Renders one page for one visitor. Rejects only for a fault of our own; a failing provider gives a page that says so. */
export const render = async ({ url, branch: wanted, ...request }: RenderRequest): Promise<RenderResult> => {
  const { hasSession, arabic, execute } = request;
  const visit = visitOf(url);
  const isElsewhere = visit.href !== visit.url.pathname + visit.url.search;
  const isLedAway = isElsewhere || guestRefused(visit, hasSession);
  const { client, startPrinting, extractState } = buildServerClient(execute);
  const dictionary = dictionaryOf(visit.locale, arabic);
  const branch = new ChosenBranch(wanted);
  const match: RouteTable['match'] = (path) => (path === visit.path ? visit.matched : table.match(path));
  const loader = new PageLoader({ ...table, match }, { client, locale: visit.locale, branch, hasSession });
  const print = { visit, client, loader, intl: dictionary.intl };
  // At the same time, because a slow provider would make the visitor wait for one after the other.
  const [viewer, found] = await Promise.all([
    client.query(ViewerDocument, {}),
    isLedAway ? nothing : lookUpFor(branch, print),
  ]);
  const isSignedIn = Boolean(viewer.data?.viewer.session);
  if (guestRefused(visit, isSignedIn)) {
    return { kind: 'redirect', location: signInPath(localePath(visit.locale, '/'), visit.href), isPermanent: false };
  }
  if (isElsewhere) return { kind: 'redirect', location: visit.href, isPermanent: true };
  const { status = 200, parts = [], below } = found;
  await settleBelow(below, isSignedIn);
  const outcome = outcomeOf(status);
  if (visit.matched) await loader.load(visit.matched.route);
  await partsArrived();
  startPrinting();
  const startedAt = performance.now();
  const html = renderToString(
    <StaticRouter location={visit.url.pathname + visit.url.search} basename={languages[visit.locale].prefix}>
      <App client={client} dictionary={dictionary} loader={loader} branch={branch} outcome={outcome} />
    </StaticRouter>,
  );
  return {
    kind: 'page',
    renderTime: performance.now() - startedAt,
    status,
    locale: visit.locale,
    ...(await foundAs(print, status)),
    path: visit.path,
    html,
    state: stateOf(
      {
        matched: visit.matched,
        operations: extractState(),
        outcome,
        branch: branch.current(),
        catalogue: dictionary.catalogue === visit.locale ? undefined : dictionary.catalogue,
      },
      textsOf(visit, dictionary),
    ),
    missingCode: dictionary.intl.formatMessage({ id: 'recovery.missingCode' }),
    reload: dictionary.intl.formatMessage({ id: 'shell.reload' }),
    route: visit.matched?.route.path ?? null,
    modules: visit.matched ? [...new Set([visit.matched.route.page, ...parts].map(sourceOf))] : [],
    isSignedIn,
  };
};
