import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  wsClient: createClient({ url: `${location.origin.replace(/^http/, 'ws')}/graphql`, lazy: true }),
});

const root = document.getElementById('playground');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={examples}
      // The editor of the first tab begins with these and not with the tab's own.
      variables={examples[0]?.variables}
      defaultEditorToolsVisibility="variables"
      isHeadersEditorEnabled={false}
    />,
  );
}
