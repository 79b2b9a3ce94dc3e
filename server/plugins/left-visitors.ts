import fastifyPlugin from 'fastify-plugin';

/** Whether a failure only says that the visitor has left while an answer was on its way. */
export function isLeaving(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Visitors who are gone before anything was done for them have no address any more, and nothing is done. */
export const leftVisitors = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.ip) return;
    reply.hijack();
    request.log.info('a visitor left before the request was looked at');
  });
});
