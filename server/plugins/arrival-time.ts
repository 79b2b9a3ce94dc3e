import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';

/** Milliseconds that no route may exceed: 5 MB at 0.5 Mbit/s. The server itself ends what takes longer. */
export const longestArrivalMs = 90_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds within which a request to this route must have come in, where it is not the configured time. */
    arrivalTime?: number;
  }
}

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

/** Cuts requests off whose body is late. Node has one limit for the whole server, and a photograph needs its time. */
export const arrivalTime = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(cutOff, request.routeOptions.config.arrivalTime ?? config.requestTimeoutMs, request);
    timer.unref();
    const stop = () => clearTimeout(timer);
    request.raw.once('end', stop).once('close', stop);
  });
});
