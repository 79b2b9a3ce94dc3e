import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { SSRData } from 'urql';
import { languages, splitLanguage } from '../schema/languages.ts';
import { App } from './app/app.tsx';
import { goOnAfterSignIn } from './app/go-on.ts';
import { routes } from './app/routes.tsx';
import { buildClient } from './graphql/build-client.ts';
import { ViewerDocument } from './graphql/generated/graphql.ts';
import type { Catalogue } from './i18n/shop-intl.ts';
import { openTexts, windowText } from './i18n/window-texts.ts';
import { isMissingCode, reloadForMissingCode, watchLatestBuild, watchMissingCode } from './routing/newer-build.ts';
import { NotFoundError, visitorContext } from './routing/page.ts';
import { buildPreload, PreloadContext } from './routing/preload.ts';
import { ChosenBranch } from './session/chosen-branch.ts';
import { readLocalCopy, reconcileLocalCopy } from './session/local-copy.ts';
import { trackCarried } from './tracking/track.ts';
import { RouterContext } from './ui/dialog/dialog-scope.tsx';
import { showToast } from './ui/feedback/toast.ts';

type PageState = {
  hydration: HydrationState;
  operations: SSRData;
  /** The texts. */
  catalogue: Catalogue;
  branch: string | null;
};

/** The page that the document shows must be there when the router begins. */
const loadFirstPage = async (path: string): Promise<void> => {
  const load = async (route: RouteObject) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  };
  await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => load(route)));
};

/** How the browser came to this document. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
};

const start = async () => {
  watchMissingCode();
  const { language: locale, path } = splitLanguage(window.location.pathname);
  const state: PageState = JSON.parse(document.getElementById('page-state')?.textContent ?? 'null');
  const client = buildClient(locale, state.operations);
  const session = client.readQuery(ViewerDocument, {})?.data?.viewer.session ?? null;
  // Going back shows a page as it was, also one that was loaded before the visitor signed in.
  if (!session && isReturn() && readLocalCopy()) return window.location.reload();
  // Before a former customer's data is cleared.
  trackCarried();
  reconcileLocalCopy(session);
  const branch = new ChosenBranch(state.branch);
  const context = new RouterContextProvider();
  context.set(visitorContext, { client, locale, branch });
  const texts = openTexts(locale, state.catalogue);
  // `BesidePage` waits for the same, and reports missing code.
  if (session) texts.then(() => goOnAfterSignIn(client)).catch(() => {});
  const [intl] = await Promise.all([texts, loadFirstPage(path)]);
  const router = createBrowserRouter(routes, {
    basename: languages[locale].prefix,
    hydrationData: state.hydration,
    getContext: () => context,
  });
  const preload = {
    fetch: buildPreload(routes, context),
    goTo: (to: string) => router.navigate(to),
    onFailure: () => showToast({ title: windowText('shell.failure.NETWORK'), color: 'error' }),
  };
  const onError = (error: unknown) =>
    error instanceof NotFoundError || isRouteErrorResponse(error) || reportError(error);
  // `Later` has shown the visitor that code is missing.
  const onRecoverableError = (error: unknown) =>
    isMissingCode(error instanceof Error && error.cause) || reportError(error);
  const root = document.getElementById('root');
  if (!root) return;
  // From here on React itself replays early presses.
  root.setAttribute('data-live', '');
  startTransition(() => {
    hydrateRoot(
      root,
      <App client={client} intl={intl} locale={locale} branch={branch}>
        <PreloadContext value={preload}>
          <RouterContext value={router}>
            <RouterProvider router={router} onError={onError} />
          </RouterContext>
        </PreloadContext>
      </App>,
      { onRecoverableError },
    );
  });
  watchLatestBuild();
};

const begin = () =>
  start().catch((error) => {
    reloadForMissingCode(error);
    reportError(error);
  });

// Its data stands at the end of the page, which may still be on its way when the scripts are here. Else a task of its
// own: the browser has just run all modules in one, and may have something to show or to answer first.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else setTimeout(begin);
