import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { Renderer } from './built-client.ts';

const root = join(import.meta.dirname, '../..');

const entry = '/client/entry-client.tsx';
const playground = 'client/playground/playground';

/** Linked rather than injected by a script, so that no page is seen without its styles. */
const sheet = '/client/ui/theme/styles.css';

/** Pages and GraphiQL from the source files, with hot reload. */
export type DevelopmentClient = Renderer & {
  /** The HTML of GraphiQL. */
  playground: () => Promise<string>;
  /** The HTML in place of a page that failed. */
  failurePage: (error: Error) => string;
};

/** Sent to open windows at each edit. */
export const editedEvent = 'shop:edited';

/** Vite's overlay, with file and line. An edit of any file loads the page anew. */
const failurePage = ({ message, stack }: Error): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page failed</title>
<link rel="icon" href="data:,">
<body>
<script type="module">
  import { createHotContext, ErrorOverlay } from '/@vite/client';
  document.body.append(new ErrorOverlay(${JSON.stringify({ message, stack }).replaceAll('<', '\\u003c')}));
  createHotContext('/').on('${editedEvent}', () => location.reload());
</script>
</body>
</html>
`;

/** Lines are those of the source files, and without the colours that are meant for a terminal. */
const readable = (vite: ViteDevServer, error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  vite.ssrFixStacktrace(error);
  error.message = stripVTControlCharacters(error.message);
  error.stack = stripVTControlCharacters(error.stack ?? '');
  return error;
};

/** Vite for source files of the client and the server; hot reload goes over a socket of the shop's own port. */
export const openVite = async (front: Server, plugin: Plugin): Promise<ViteDevServer> => {
  const { createServer } = await import('vite');
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    cacheDir: '.cache/vite',
    appType: 'custom',
    plugins: [plugin],
    optimizeDeps: { entries: [`${playground}.tsx`] },
    server: {
      middlewareMode: true,
      ws: { server: front },
      // A second checkout may link to the packages of the first.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  });
};

export const developmentClient = (vite: ViteDevServer): DevelopmentClient => ({
  render: async (request) => {
    try {
      const module = await vite.ssrLoadModule('/client/entry-server.tsx');
      return await module.render(request);
    } catch (error) {
      throw readable(vite, error);
    }
  },
  failurePage,
  printAsOf: async (asOf) => (await vite.ssrLoadModule('/client/entry-server.tsx')).printAsOf(asOf),
  assetsOf: () => ({ early: '/client/early.ts', entry, modules: [], sheet, fonts: [] }),
  finish: (url, html) => vite.transformIndexHtml(url, html),
  playground: async () => {
    const html = await readFile(join(root, `${playground}.html`), 'utf8');
    return vite.transformIndexHtml('/graphiql', html.replace('./playground.tsx', `/${playground}.tsx`));
  },
});
