import type { FastifyInstance } from 'fastify';
import type { Renderer } from './built-client.ts';

const entry = '/client/entry-client.tsx';

/** The renderer of the development server: source files through Vite, with hot reload on a port of its own. */
export const startDevelopmentClient = async (app: FastifyInstance): Promise<Renderer> => {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { port: 24_678 } } });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    render: async (request) => {
      const module = await vite.ssrLoadModule('/client/entry-server.tsx');
      return module.render(request);
    },
    assetsOf: () => ({ script: entry, modules: [], styles: ['/client/ui/theme/panda.css?direct'], fonts: [] }),
    finish: (url, html) => vite.transformIndexHtml(url, html),
  };
};
