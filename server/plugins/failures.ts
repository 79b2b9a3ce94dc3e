import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../http/refusal.ts';
import { isLeaving } from './arrivals.ts';

/** The HTTP status of a failure, and the message that a caller may read: an internal error is logged, and sent without its own. */
export const toldOf = (error: FastifyError, { log }: FastifyRequest): { status: number; message: string } => {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (isLeaving(error)) log.info('a visitor left while the answer was on its way');
  else if (status >= 500) log.error(error);
  return { status, message: status >= 500 ? 'Something went wrong on our side.' : error.message };
};

const answer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, message } = toldOf(error, request);
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ statusCode: status, error: STATUS_CODES[status], message, requestId: request.id });
};

/** URLs that cannot be decoded pass every hook by, so the headers are set here. */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(request.server.securityHeaders());
  answer(error, request, reply);
};

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that Node could not read as a request, and ends the connection as Node does. */
export function answerUnreadable(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ statusCode: status, error: STATUS_CODES[status], message: 'The request is not HTTP' });
  const headers = {
    ...this.securityHeaders(),
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}

/** The answers for requests without a page: unknown URLs and failures, as JSON. */
export const failures = fastifyPlugin(async (app) => {
  app.setErrorHandler<FastifyError>(answer);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw new Refusal(404, 'There is nothing at this address');
  });
});
