import fastifyPlugin from 'fastify-plugin';
import type { Backend } from '../backend.ts';

/** Built files, pictures and questions of a balancer would drown everything else. */
const isNoise = (url: string) => /^\/(?:assets\/|p\/|healthz|readyz)/.test(url);

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether an operation of it failed for a reason of the shop or of those it asks; GraphQL answers 200 all the same. */
    hasFailed: boolean;
  }
}

/** Counts each request for the figures of the last hour. */
export const requestFigures = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  app.decorateRequest('hasFailed', false);
  app.addHook('onResponse', async ({ url, hasFailed }, reply) => {
    if (!isNoise(url)) backend.lastHour.note(reply.elapsedTime, hasFailed || reply.statusCode >= 500);
  });
});
