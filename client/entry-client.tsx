import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SSRData } from 'urql';
import { languages, splitLanguage } from '../schema/languages.ts';
import { App } from './app/app.tsx';
import type { PageOutcome } from './app/current-page.tsx';
import { LateServices } from './app/late-services.tsx';
import { buildClient } from './graphql/build-client.ts';
import { ViewerDocument } from './graphql/generated/graphql.ts';
import { watchClient } from './graphql/watch-client.ts';
import { openTexts } from './i18n/arriving-texts.ts';
import type { Messages } from './i18n/dictionary.ts';
import { type Catalogue, Dictionary } from './i18n/dictionary.ts';
import { BrowserRouter } from './routing/browser-router.tsx';
import { reloadOnceForMissingChunk, watchLatestBuild } from './routing/newer-build.ts';
import { NotFoundError } from './routing/page.ts';
import { loadFirstPage, PageLoader } from './routing/page-loader.ts';
import { type MatchedRoute, tableAfter } from './routing/route-table.ts';
import { arrivalType, ScrollManager } from './routing/scroll-manager.tsx';
import { ChosenBranch } from './session/chosen-branch.ts';
import { readLocalCopy, reconcileLocalCopy } from './session/local-copy.ts';
import { loadTracking } from './tracking/privacy-choices.tsx';
import { trackCarried } from './tracking/track.ts';
import { showToast } from './ui/feedback/toast.ts';

type PageState = {
  matched: MatchedRoute | null;
  operations: SSRData;
  outcome: PageOutcome | null;
  texts: Messages;
  /** The files whose texts these are. */
  textFiles: string[];
  /** Named only where it is not the page's language. */
  catalogue?: Catalogue;
  branch: string | null;
};

const start = async () => {
  const { language: locale, path } = splitLanguage(window.location.pathname);
  const written = document.getElementById('page-state');
  const state: PageState = JSON.parse(written?.textContent ?? 'null');
  const { matched } = state;
  const client = buildClient(locale, state.operations);
  // Tracks all additions to the cart, from every part of the shop.
  watchClient(client, {
    onAnswered: (result) => {
      if (result.data?.addToCart) loadTracking().then((tracking) => tracking.tellAddedToCart(result), reportError);
    },
  });
  const session = client.readQuery(ViewerDocument, {})?.data?.viewer.session ?? null;
  // Going back shows a page as it was, also one that was loaded before the visitor signed in.
  if (!session && arrivalType() === 'back_forward' && readLocalCopy()) return window.location.reload();
  // Before what a former customer left is cleared.
  trackCarried();
  reconcileLocalCopy(session);
  const dictionary = new Dictionary(locale, state.texts, state.catalogue);
  openTexts(dictionary, state.textFiles);
  const branch = new ChosenBranch(state.branch);
  const table = tableAfter({ path, matched }, async () => (await import('./app/routes.ts')).routes);
  const loader = new PageLoader(table, { client, locale, branch });
  if (matched) {
    await loadFirstPage(matched.route.page, written?.dataset.page);
    await loader.load(matched.route);
  }
  const offline = {
    fetch: (path: string) => loader.fetch(path),
    onStay: () => showToast({ title: dictionary.intl.formatMessage({ id: 'shell.failure.NETWORK' }), color: 'error' }),
  };
  const root = document.getElementById('root');
  if (!root) return;
  // From here on React itself replays early presses.
  root.setAttribute('data-live', '');
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter basename={languages[locale].prefix} prepare={table.load} offline={offline}>
        <App client={client} dictionary={dictionary} loader={loader} branch={branch} outcome={state.outcome}>
          <ScrollManager />
          <LateServices loader={loader} />
        </App>
      </BrowserRouter>,
      { onCaughtError: (error) => error instanceof NotFoundError || reportError(error) },
    );
  });
  watchLatestBuild();
};

const begin = () =>
  start().catch((error) => {
    reloadOnceForMissingChunk(error);
    reportError(error);
  });

// What it reads stands at the end of the page, which may still be on its way when the scripts are here. Else a task of its
// own: the browser has just run all modules in one, and may have something to show or to answer first.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else setTimeout(begin);
