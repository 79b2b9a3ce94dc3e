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
import { showPanel } from './show-panel.ts';
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
const roomForPanelPx = 1_100;

const linked = linkedOperation(location.search);
const root = document.getElementById('playground');
if (root) {
  if (linkedPage(location.search) || innerWidth >= roomForPanelPx) showPanel(root, shopPlugin.title);
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
