import { realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from './built-client.ts';

const root = join(import.meta.dirname, '../..');

const entry = '/client/entry-client.tsx';

/** Linked rather than injected by a script, so that no page is seen without its styles. */
const styles = ['/client/ui/theme/full.css'];

/**
 * Found again by open pages when the server restarts, and not that of another shop in development. From 20,000 to
 * 31,999: below the ports that systems give to connections.
 */
const hotReloadPort = (port: number) => 20_000 + (port % 12_000);

/**
 * Opens after the shop: pages whose server is gone load again as soon as this one answers, and would otherwise find
 * nothing there.
 */
const openHotReload = (app: FastifyInstance, port: number) => {
  const server = createHttpServer((_request, response) => response.writeHead(426).end());
  server.on('error', (error) => app.log.error(error));
  app.addHook('onListen', async () => {
    server.listen(port);
  });
  app.addHook('onClose', async () => {
    server.close();
  });
  return server;
};

/** The renderer of the development server: source files through Vite, with hot reload on a port of its own. */
export const startDevelopmentClient = async (app: FastifyInstance, port: number): Promise<Renderer> => {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    root,
    cacheDir: '.cache/vite',
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server: openHotReload(app, hotReloadPort(port)), clientPort: hotReloadPort(port) },
      // A second checkout may link to the packages of the first.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    render: async (request) => {
      const module = await vite.ssrLoadModule('/client/entry-server.tsx');
      return module.render(request);
    },
    assetsOf: () => ({ script: entry, modules: [], styles, fonts: [] }),
    finish: (url, html) => vite.transformIndexHtml(url, html),
  };
};
