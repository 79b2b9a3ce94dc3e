import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { localStore } from '../storage/browser-storage.ts';
import { conversing, currentLanguage, sendToShop } from './conversation.ts';
import { linkedOperation, linkedPage } from './copies.ts';
import { examples } from './examples.ts';
import { shopPlugin } from './shop-panel.tsx';
import { Waterfall } from './waterfall.tsx';

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  fetch: sendToShop,
  wsClient: createClient({
    url: () => `${location.origin.replace(/^http/, 'ws')}/graphql?language=${currentLanguage()}`,
    lazy: true,
  }),
});

/** GraphiQL's own `visiblePlugin` leaves the panel beyond the edge of the window, because it decides on its width before. */
const openPanel = (root: HTMLElement, title: string) =>
  new MutationObserver((_changes, observer) => {
    const button = root.querySelector<HTMLButtonElement>(`button[aria-label="Show ${title}"]`);
    if (!button) return;
    observer.disconnect();
    button.click();
  }).observe(root, { childList: true, subtree: true });

/** A page is asked for beside its calls; the documentation is open where there is room and nothing else was chosen before. */
const firstPanel = (): string | null => {
  if (linkedPage(location.search)) return shopPlugin.title;
  const isChosen = localStore.getItem('graphiql:visiblePlugin') !== null;
  return isChosen || innerWidth < 1100 ? null : 'Documentation Explorer';
};

const linked = linkedOperation(location.search);
const root = document.getElementById('playground');
if (root) {
  const first = firstPanel();
  if (first) openPanel(root, first);
  createRoot(root).render(
    <GraphiQL
      fetcher={conversing(fetcher)}
      plugins={[shopPlugin]}
      defaultTabs={examples}
      // The editor of the first tab begins with these and not with the tab's own.
      query={linked?.query}
      variables={linked ? linked.variables : examples[0]?.variables}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Footer>
        <Waterfall />
      </GraphiQL.Footer>
    </GraphiQL>,
  );
}
