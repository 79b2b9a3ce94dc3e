import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** What a caller may read of a failure: our own fault is told without its words. */
function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error(error);
  const message = status >= 500 ? 'Something went wrong on our side' : error.message;
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ statusCode: status, error: STATUS_CODES[status], message, requestId: request.id });
}

/** Addresses that cannot be decoded pass every hook by, so the headers are set here. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.server.setSecurityHeaders(reply);
  answer(error, request, reply);
}

/** The answers for everything that is no page: unknown addresses and failures, as JSON. */
export const failures = fastifyPlugin(async (app) => {
  app.setErrorHandler<FastifyError>(answer);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    reply.code(404).header('cache-control', 'no-store').send({
      statusCode: 404,
      error: 'Not Found',
      message: 'There is nothing at this address',
      requestId: request.id,
    });
  });
});
