import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';
import type { CallTimes } from '../provider/call-times.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The provider calls of this request; null until there may be some. */
    callTimes: CallTimes | null;
    /** Milliseconds that React needed for the page; 0 for a cached page. */
    renderTime: number | null;
  }
}

/** Tells in `Server-Timing` what a page or a GraphQL answer took, and how much of that was the provider's. */
export const serverTiming = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  app.decorateRequest('callTimes', null);
  app.decorateRequest('renderTime', null);
  if (!config.serverTiming) return;
  app.addHook('onSend', async ({ callTimes, renderTime }, reply) => {
    if (!callTimes) return;
    const metrics = [`total;dur=${reply.elapsedTime.toFixed(1)}`, ...callTimes.metrics()];
    if (renderTime !== null) metrics.push(`render;dur=${renderTime.toFixed(1)}`);
    reply.header('server-timing', metrics.join(', '));
  });
});
