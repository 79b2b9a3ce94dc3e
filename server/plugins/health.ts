import fastifyPlugin from 'fastify-plugin';
import type { Backend } from '../backend.ts';

const degraded = { status: 'degraded', reason: 'The shared state is away: no orders are taken.' };

declare module 'fastify' {
  interface FastifyInstance {
    readiness: {
      /** Makes `/readyz` answer 503, so that a load balancer sends no requests here any more. */
      withdraw: () => void;
    };
  }
}

/**
 * `/healthz` answers while the process lives; `/readyz` until it is asked to stop, and `degraded` while the shared state is
 * away: pages are read, and no orders are taken. Strangers may ask; the cause of the trouble names addresses and files of the
 * inside, and stands in the log and on `/admin`.
 * Neither asks the provider: when the provider is down, our pages still say so, and a restart would not help.
 */
export const health = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  let isReady = true;
  app.decorate('readiness', {
    withdraw: () => {
      isReady = false;
    },
  });
  // A connection that stays open would outlive the answer and delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (!isReady) reply.header('connection', 'close');
  });
  const route = { logLevel: 'warn', config: { rateLimit: false } } as const;
  app.get('/healthz', route, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', route, async (_request, reply) => {
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    if (!isReady) return reply.send({ status: 'stopping' });
    return reply.send((await backend.stateTrouble()) === null ? { status: 'ready' } : degraded);
  });
});
