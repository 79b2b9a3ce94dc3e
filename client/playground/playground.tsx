import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
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

/** Pixels. */
const roomForDocumentationPx = 1_100;

/** GraphiQL's own `visiblePlugin` leaves the panel beyond the edge of the window, because it decides on its width before. */
const openPanel = (root: HTMLElement, title: string) =>
  new MutationObserver((_changes, observer) => {
    const button = root.querySelector<HTMLButtonElement>(`button[aria-label="Show ${title}"]`);
    if (!button) return;
    observer.disconnect();
    button.click();
  }).observe(root, { childList: true, subtree: true });

const linked = linkedOperation(location.search);
const root = document.getElementById('playground');
if (root) {
  if (linkedPage(location.search)) openPanel(root, shopPlugin.title);
  else if (innerWidth >= roomForDocumentationPx) openPanel(root, 'Documentation Explorer');
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
