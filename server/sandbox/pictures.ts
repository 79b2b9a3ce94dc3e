import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the drawings of the demonstration, `GET /pictures/:kind/:name.svg`. The seed names them. */
export function registerPictures(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    root: fileURLToPath(new URL('./pictures/', import.meta.url)),
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    setHeaders: (reply) => {
      reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
}
