import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { refuse, registerApi } from './api.ts';
import { registerControlRoutes } from './control-routes.ts';
import { createControls } from './controls.ts';
import { registerPixels } from './for-the-shop.ts';
import { registerForwarding } from './forward.ts';
import { registerInvoicePages } from './invoice-page.ts';
import { registerMaps } from './maps/maps.ts';
import { registerLegalPages } from './pages/legal-texts.ts';
import { registerPaymentPages } from './pages/payment-routes.ts';
import { registerSentPictures } from './profile.ts';
import { seed } from './seed/seed.ts';
import { createWorld, type SandboxOptions, type World } from './world.ts';

/** Serves the drawings of the demonstration, `GET /pictures/:kind/:name.svg`. The seed names them. */
const registerPictures = (app: FastifyInstance): void => {
  app.register(fastifyStatic, {
    root: fileURLToPath(new URL('./pictures/', import.meta.url)),
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    setHeaders: (reply) => {
      reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
};

/** Draws the serial number of a gift card as a QR code; a made-up number gives a code that buys nothing. */
const registerQrCodes = (app: FastifyInstance): void => {
  app.get<{ Params: { serial: string } }>('/qr/:serial.svg', (request, reply) => {
    const { serial } = request.params;
    if (!/^[A-Z0-9-]{1,40}$/.test(serial)) return reply.code(404).type('text/plain').send('Not found');
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(renderSVG(serial));
  });
};

const registerOwn = (app: FastifyInstance, world: World, shopUrl: () => string | undefined): void => {
  registerApi(app, world);
  registerMaps(app, world);
  registerPictures(app);
  registerSentPictures(app, world);
  registerPixels(app, world);
  registerLegalPages(app);
  registerPaymentPages(app, world, shopUrl);
  registerInvoicePages(app, world);
  registerQrCodes(app);
};

/**
 * A stand-in for the provider: a whole REST API with a memory, and the controls testers need. Makes it without starting it;
 * `listen` does.
 */
export const buildSandbox = (options: SandboxOptions) => {
  const world = createWorld(options);
  if (!options.provider && !world.state.isSeeded) seed(world);
  const controls = createControls(world, options.habits ?? []);
  const app = Fastify({
    forceCloseConnections: true,
    // A path that cannot be decoded never reaches a route.
    frameworkErrors: refuse,
  });
  // Before the answer goes out: the state outlives a killed process.
  app.addHook('onSend', async () => world.store.save());
  app.addHook('onClose', async () => world.store.save());
  registerControlRoutes(app, controls, Boolean(options.provider));
  if (options.provider) registerForwarding(app, world, options.provider);
  else registerOwn(app, world, options.shopUrl ?? (() => undefined));
  return {
    app,
    controls,
    /** Port 0 takes a free one. Answers the origin, such as `http://127.0.0.1:4000`. */
    listen: async (port: number, host = '127.0.0.1'): Promise<string> => {
      await world.stubs.open();
      await app.listen({ port, host });
      const address = app.server.address() as AddressInfo;
      return `http://${address.address === '0.0.0.0' ? '127.0.0.1' : address.address}:${address.port}`;
    },
    close: async (): Promise<void> => app.close(),
  };
};
