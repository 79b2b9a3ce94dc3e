import type { FastifyInstance } from 'fastify';

/** What browsers themselves ask the provider for; everything else is between two servers. */
const publicPaths = ['/pictures/*', '/pay/*', '/invoices/*', '/qr/*', '/terms', '/privacy', '/maps/*', '/pixels/*'];

/**
 * Serves the sandbox's pictures and pages on the shop's own origin too, so that a demonstration needs no second port.
 * The API and the controls stay on the loopback address.
 */
export const showOn = (shop: FastifyInstance, sandbox: FastifyInstance): void => {
  for (const url of publicPaths) {
    shop.route({
      method: ['GET', 'POST'],
      url,
      // Before the shop reads the body: the sandbox does that itself.
      onRequest: async (request, reply) => {
        reply.hijack();
        sandbox.routing(request.raw, reply.raw);
      },
      handler: () => undefined,
    });
  }
};
