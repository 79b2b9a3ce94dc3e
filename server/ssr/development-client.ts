import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
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
    const module = await vite.ssrLoadModule('/client/entry-server.tsx');
    return module.render(request);
  },
  printAsOf: async (asOf) => (await vite.ssrLoadModule('/client/entry-server.tsx')).printAsOf(asOf),
  assetsOf: () => ({ scripts: [entry], page: null, modules: [], sheet, fonts: [], importMap: null }),
  finish: (url, html) => vite.transformIndexHtml(url, html),
  playground: async () => {
    const html = await readFile(join(root, `${playground}.html`), 'utf8');
    return vite.transformIndexHtml('/graphiql', html.replace('./playground.tsx', `/${playground}.tsx`));
  },
});
