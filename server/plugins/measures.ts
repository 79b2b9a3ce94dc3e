import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { UpstreamCall } from '../../schema/upstream-call.ts';
import type { Backend } from '../backend.ts';
import type { AppConfig } from '../config.ts';
import { CallTimes } from '../provider/call-times.ts';
import { currentField, type Running } from '../telemetry/telemetry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as the collector sees it; not there where none is configured. */
    running?: Running | null;
    /** Pattern of the page that was rendered, such as `/product/:id`. */
    pageRoute: string | null;
    /** The provider calls of this request; null until there may be some. */
    callTimes: CallTimes | null;
    /** Milliseconds that React needed for the page; 0 for a cached page. */
    renderTime: number | null;
  }
}

/** Whether a URL is that of a built file or a picture: the same for all visitors, and so many that they drown the rest. */
export const isFile = (url: string) => /^\/(?:assets|p)\//.test(url);

/** Where GraphiQL is, a developer may ask for the provider's calls: these, from now on; null for others. */
export const tracedCalls = (request: FastifyRequest, { graphiql }: AppConfig): UpstreamCall[] | null => {
  if (!graphiql || request.headers['x-upstream'] !== '1') return null;
  request.callTimes ??= new CallTimes(currentField);
  return request.callTimes.trace();
};

/** The duration of a request: a span for the collector and `Server-Timing` for its browser. */
export const measures = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const { telemetry, config } = backend;
  app.decorateRequest('running', null);
  app.decorateRequest('pageRoute', null);
  app.decorateRequest('callTimes', null);
  app.decorateRequest('renderTime', null);

  if (telemetry) {
    // Work that the request begins belongs to it.
    app.addHook('onRequest', (request, _reply, done) => {
      if (isFile(request.url)) return done();
      const path = request.url.split('?', 1)[0] ?? '/';
      const { traceparent: parent } = request.headers;
      request.running = telemetry.begin({
        kind: 'page',
        name: request.method,
        attributes: { 'http.request.method': request.method, 'url.path': path },
        parent: typeof parent === 'string' ? parent : undefined,
      });
      request.running.within(done);
    });
    app.addHook('onResponse', async ({ method, pageRoute, routeOptions, running }, { statusCode }) => {
      const route = pageRoute ?? routeOptions.url ?? 'none';
      running?.end({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': statusCode },
        error: statusCode >= 500 ? String(statusCode) : undefined,
      });
    });
  }
  if (config.serverTiming) {
    app.addHook('onSend', async ({ callTimes, renderTime }, reply) => {
      if (!callTimes) return;
      const metrics = [`total;dur=${reply.elapsedTime.toFixed(1)}`, ...callTimes.metrics()];
      if (renderTime !== null) metrics.push(`render;dur=${renderTime.toFixed(1)}`);
      reply.header('server-timing', metrics.join(', '));
    });
  }
});
