import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';
import { buildAssetDictionaries, namesInAllBuilds } from '../ssr/asset-dictionaries.ts';
import { isAssetName, keepAssets } from '../ssr/kept-assets.ts';
import { builtForDefault } from './brand.ts';

const clientFolder = join(import.meta.dirname, '../../dist/client');
const ownAssets = join(clientFolder, 'assets');
const forEver = 'public, max-age=31536000, immutable';
/** Browsers without the dictionary cannot read it, and few shared caches tell them apart. */
const forEverHere = 'private, max-age=31536000, immutable';
/** The tag alone says whether such a file is the same, and browsers ask for all of it. */
const wholeAndLasting = { lastModified: false, acceptRanges: false };
const forAnHour = 'public, max-age=3600';
/** Browsers follow at most 20 redirects. With two builds behind one origin, one file in 8,000 is not found within 12. */
const mostRedirects = 12;

const isFile = (folder: string, name: string): Promise<boolean> =>
  access(join(folder, name)).then(
    () => true,
    () => false,
  );

/**
 * While two builds are served behind one origin, the next request may reach the process that has the file. Browsers
 * follow redirects for modules, styles and fonts. Without a connection to go on with, balancers that choose a process
 * for each connection choose anew.
 */
const askAgain = (name: string, again: unknown, reply: FastifyReply): FastifyReply | undefined => {
  const redirects = Number(again ?? 0);
  if (!isAssetName(name) || !Number.isInteger(redirects) || redirects < 0 || redirects >= mostRedirects) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .headers({ 'cache-control': 'no-store', connection: 'close' })
    .redirect(`/assets/${name}?again=${redirects + 1}`, 307);
};

/** The value of `Available-Dictionary` of a browser that reads `dcz`; empty for others. */
const availableDictionary = ({ headers }: FastifyRequest): string =>
  /(?:^|,)\s*dcz\s*(?:,|$)/.test(headers['accept-encoding'] ?? '') ? String(headers['available-dictionary'] ?? '') : '';

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

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
  const dictionaries = buildAssetDictionaries(folders);
  app.get<{ Params: { name: string }; Querystring: { again?: unknown } }>(
    '/assets/:name',
    { logLevel: 'warn' },
    async (request, reply) => {
      const {
        params: { name },
        query,
      } = request;
      for (const folder of isAssetName(name) ? folders : []) {
        if (!(await isFile(folder, name))) continue;
        const names = namesInAllBuilds(name);
        if (!names) return reply.sendFile(name, folder, wholeAndLasting);
        // A browser may use it for the file of the same name in the next build.
        reply.header('use-as-dictionary', `match="/assets/${names}"`);
        const available = availableDictionary(request);
        const packed = available && (await dictionaries.pack(folder, name, available));
        if (!packed) return reply.sendFile(name, folder, wholeAndLasting);
        reply.headers({
          'content-encoding': 'dcz',
          'cache-control': forEverHere,
          vary: 'accept-encoding, available-dictionary',
        });
        return reply.type(`${types[extname(name).slice(1)]}; charset=utf-8`).send(packed);
      }
      return askAgain(name, query.again, reply);
    },
  );
  // A quick answer that is not cached, not a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
});
