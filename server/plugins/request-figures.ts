import fastifyPlugin from 'fastify-plugin';
import type { Backend } from '../backend.ts';

/** Built files, pictures and questions of a balancer would drown everything else. */
const isNoise = (url: string) => /^\/(?:assets\/|p\/|healthz|readyz)/.test(url);

/** Counts each request for the figures of the last hour. */
export const requestFigures = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  app.addHook('onResponse', async ({ url }, reply) => {
    if (!isNoise(url)) backend.lastHour.note(reply.elapsedTime, reply.statusCode >= 500);
  });
});
