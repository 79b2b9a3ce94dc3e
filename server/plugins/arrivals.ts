import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';
import { Refusal } from '../http/refusal.ts';

/** Milliseconds that no route may exceed: 5 MB at 0.5 Mbit/s. The server itself ends longer ones. */
export const longestArrivalMs = 90_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds within which a request to this route must have come in, where it is not the configured time. */
    arrivalTime?: number;
  }
}

/** Whether a failure only says that the visitor has left while an answer was on its way. */
export const isLeaving = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** A name or an IP address, with a port when there is one. */
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** The values of a header as they came: Node keeps only the first of several hosts. */
const valuesOf = (rawHeaders: string[], name: string): string[] =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends the connection as Node does for a request that is late. */
const cutOff = ({ raw, log }: FastifyRequest): void => {
  if (raw.complete) return;
  log.info('a request took too long to arrive');
  if (raw.socket.writable) raw.socket.write(tooSlow);
  // Takes the connection along, where there is one: an injected request has none.
  raw.destroy();
};

/**
 * Which requests are worked on at all, decided before anything else reads them. A request whose visitor has already left
 * has no IP address any more. One that does not name exactly one host is refused, because a proxy in front may have
 * chosen by another one; HTTP/1.0 knows no hosts. One whose body is late is cut off: Node has one limit for the whole
 * server, and a photograph needs its time.
 */
export const arrivals = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  const trustsProxy = config.trustProxy !== false;
  app.addHook('onRequest', async (request, reply) => {
    const { raw, log, routeOptions } = request;
    if (!request.ip) {
      reply.hijack();
      log.info('a visitor left before the request was looked at');
      return;
    }
    const [host, ...others] = valuesOf(raw.rawHeaders, 'host');
    const isNamed = host !== undefined && others.length === 0 && hostPattern.test(host);
    if (!isNamed && !(host === undefined && raw.httpVersion === '1.0')) {
      throw new Refusal(400, 'A request names exactly one host.');
    }
    // Links of the page are made of both, and a proxy may pass on the client's own headers.
    if (trustsProxy && !(hostPattern.test(request.host || 'none') && /^https?$/.test(request.protocol))) {
      throw new Refusal(400, 'A proxy names the host and the scheme of a request.');
    }
    if (!hasBody(request)) return;
    const timer = setTimeout(cutOff, routeOptions.config.arrivalTime ?? config.requestTimeoutMs, request).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
  if (config.isProduction && config.publicUrl === null) {
    app.log.warn(
      'PUBLIC_URL is not set: absolute links follow the Host of each request, cookies are not Secure, and behind a proxy live updates are refused',
    );
  }
});
