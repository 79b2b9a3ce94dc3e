import fastifyPlugin from 'fastify-plugin';

/** Whether a failure only says that the visitor has left while an answer was on its way. */
export const isLeaving = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** A request whose visitor has already left has no IP address any more, and is not worked on. */
export const leftVisitors = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.ip) return;
    reply.hijack();
    request.log.info('a visitor left before the request was looked at');
  });
});
