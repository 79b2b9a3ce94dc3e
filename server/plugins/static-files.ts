import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import serveStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';
import { isAssetName, keepAssets } from '../ssr/kept-assets.ts';
import { builtForDefault } from './brand.ts';

const clientFolder = join(import.meta.dirname, '../../dist/client');
const ownAssets = join(clientFolder, 'assets');
const forEver = 'public, max-age=31536000, immutable';
/** The tag alone says whether such a file is the same, and browsers ask for all of it. */
const wholeAndLasting = { lastModified: false, acceptRanges: false };
const forAnHour = 'public, max-age=3600';

/**
 * The built client. Each file is a route of its own, so that every other path belongs to the pages.
 * Files under `/assets/` carry a hash of their content in the name and never change; those of earlier builds are served
 * from the folder where they are kept.
 */
export const staticFiles = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  if (!existsSync(clientFolder)) return;
  await app.register(serveStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', ...builtForDefault(config.theme)],
    logLevel: 'warn',
    setHeaders: (reply) => {
      reply.header('cache-control', reply.request.url.startsWith('/assets/') ? forEver : forAnHour);
    },
  });
  const folders = [ownAssets];
  if (config.assetsFolder !== null && !config.isDevelopment) {
    const kept = resolve(config.assetsFolder);
    folders.push(kept);
    try {
      keepAssets(ownAssets, kept);
    } catch (error) {
      app.log.warn({ err: error }, 'the assets of this build cannot be kept for later builds');
    }
  }
  app.get<{ Params: { name: string } }>('/assets/:name', { logLevel: 'warn' }, async ({ params: { name } }, reply) => {
    for (const folder of isAssetName(name) ? folders : []) {
      // A shared folder may be slow.
      if (await stat(join(folder, name)).catch(() => null)) return reply.sendFile(name, folder, wholeAndLasting);
    }
    reply.callNotFound();
    return reply;
  });
  // A quick answer that is not cached, not a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
});
