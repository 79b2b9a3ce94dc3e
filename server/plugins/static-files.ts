import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';

const CLIENT_FOLDER = join(import.meta.dirname, '../../dist/client');
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * The built client. Each file is a route of its own, so that every other address belongs to the pages.
 * Files under `/assets/` carry a hash of their content in the name and never change.
 */
export const staticFiles = fastifyPlugin(async (app) => {
  if (!existsSync(CLIENT_FOLDER)) return;
  await app.register(serveStatic, {
    root: CLIENT_FOLDER,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    logLevel: 'warn',
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : FOR_AN_HOUR);
    },
  });
  // The files of an older build: a quick answer that nobody keeps, not a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
});
