import fastifyPlugin from 'fastify-plugin';
import type { Running, Telemetry } from '../telemetry/telemetry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as the collector sees it; not there where none is configured. */
    running?: Running | null;
    /** Pattern of the page that was rendered, such as `/product/:id`. */
    pageRoute?: string | null;
  }
}

/** Built files and pictures would drown everything else. */
const isFile = (url: string) => /^\/(?:assets|p)\//.test(url);

/** One span and one measurement for each request; what the request begins belongs to it. */
export const pageTelemetry = fastifyPlugin<{ telemetry: Telemetry }>(async (app, { telemetry }) => {
  app.decorateRequest('running', null);
  app.decorateRequest('pageRoute', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFile(request.url)) return done();
    const path = request.url.split('?', 1)[0] ?? '/';
    const parent = request.headers.traceparent;
    const attributes = { 'http.request.method': request.method, 'url.path': path };
    request.running = telemetry.begin({
      kind: 'page',
      name: request.method,
      attributes,
      parent: typeof parent === 'string' ? parent : undefined,
    });
    request.running.within(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.pageRoute ?? request.routeOptions.url ?? 'none';
    request.running?.end({
      name: `${request.method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': reply.statusCode },
      error: reply.statusCode >= 500 ? String(reply.statusCode) : undefined,
    });
  });
});
