import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { defaultLanguage, type Language, languageCodes, languages, pathIn } from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import { type Bounds, noLists, type PublicLists, readLists } from '../search/read-lists.ts';
import { escapeMarkup } from '../ssr/document.ts';
import { traceHeaders } from '../telemetry/telemetry.ts';
import { originOf } from './same-origin.ts';

/** Pages that are there with any provider. */
const fixedPaths = ['/', '/services', '/branches', '/shop/products', '/shop/categories', '/gift-cards', '/contact'];

/** One page of a list after the other, so that visitors do not wait behind a crawler. A shop has hundreds of treatments. */
const bounds: Bounds = { mostPages: 200, mostItems: 10_000, pagesAtOnce: 1 };

const idPattern = /^[\w-]{1,64}$/;

const pathsOf = (path: string, entries: readonly { id: string }[]): string[] =>
  entries.filter(({ id }) => idPattern.test(id)).map(({ id }) => `${path}${id}`);

const categoryPaths = (menus: PublicLists['shopMenus'], list: string): string[] =>
  menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ id, subCategories }) => {
      const below = idPattern.test(id) ? subCategories : [];
      return [...pathsOf(`${list}?category=`, [{ id }]), ...pathsOf(`${list}?category=${id}&sub=`, below)];
    });

/** The paths of all public pages, without origin and language. */
const pathsIn = ({ services, products, serviceMenus, shopMenus, branches }: PublicLists): string[] => [
  ...fixedPaths,
  ...categoryPaths(serviceMenus, '/services'),
  ...pathsOf('/branches?branch=', branches),
  ...pathsOf('/product/', services),
  ...categoryPaths(shopMenus, '/shop/products'),
  ...pathsOf('/product/', products),
];

/** The most pages that the protocol allows in one file; each page counts once for each language. */
const mostUrls = 50_000;

const urlOf = (origin: string, language: Language, path: string): string =>
  escapeMarkup(`${origin}${pathIn(language, path)}`);

/** The sitemap of pages that exist in all languages; `paths` are without origin and language. */
export const writeSitemap = (origin: string, paths: readonly string[]): string => {
  const entries = paths.slice(0, Math.floor(mostUrls / languageCodes.length)).flatMap((path) => {
    const links = [...languageCodes.map((code) => [code, code] as const), ['x-default', defaultLanguage] as const]
      .map(([name, code]) => {
        return `<xhtml:link rel="alternate" hreflang="${name}" href="${urlOf(origin, code, path)}"/>`;
      })
      .join('');
    return languageCodes.map((code) => `<url><loc>${urlOf(origin, code, path)}</loc>${links}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
};

/** Milliseconds for which the list of pages counts as fresh; shorter when a part of it was missing. */
const freshMs = { whole: 3_600_000, partly: 60_000 };
/** Milliseconds that a crawler waits for the first list. */
const patienceMs = 5_000;
/** Milliseconds after which the reading ends with the lists read so far. */
const longestReadingMs = 120_000;

/** Pages that belong to one customer or one visit. */
const privatePaths = [
  '/admin',
  '/auth/',
  '/auth-status',
  '/cart',
  '/dashboard',
  '/gift-list',
  '/graphql',
  '/notifications',
  '/secure-payment',
  '/shop/shop-draft',
];

/** Reads the provider's public lists on request, and keeps them: never twice at a time, never on a timer. */
const keptPaths = ({ config, provider }: Backend, isClosed: () => boolean) => {
  const { serviceType, deliveryMethod, deviceType } = config;
  const lists = new LRUCache<'paths', string[], FastifyRequest>({
    max: 1,
    ttl: freshMs.whole,
    allowStale: true,
    fetchMethod: async (_name, former = [], { context: request, options }) => {
      const end = Date.now() + longestReadingMs;
      const audience = {
        language: defaultLanguage,
        log: request.log,
        trace: traceHeaders(request),
        settings: { serviceType, deliveryMethod, deviceType },
      };
      const sources = { provider, audience, isStopped: () => isClosed() || Date.now() > end };
      const { lists, isComplete } = await readLists(sources, bounds).catch(() => ({
        lists: noLists,
        isComplete: false,
      }));
      if (!isComplete) options.ttl = freshMs.partly;
      // While the provider fails, pages that were listed an hour ago stay listed.
      return [...new Set([...pathsIn(lists), ...(isComplete ? [] : former)])];
    },
  });

  /** The cached entries, even when stale; undefined when nothing arrives in time. */
  return (request: FastifyRequest): Promise<string[] | undefined> =>
    Promise.race([lists.fetch('paths', { context: request }), wait(patienceMs, undefined, { ref: false })]);
};

/** `/sitemap.xml` and `/robots.txt`: which pages there are, and which crawlers must not read. */
export const finding = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const { config } = backend;
  let isClosed = false;
  app.addHook('onClose', async () => {
    isClosed = true;
  });
  const pathsFor = keptPaths(backend, () => isClosed);

  app.get('/sitemap.xml', async (request, reply) => {
    const paths = await pathsFor(request);
    if (!paths) return reply.code(503).header('retry-after', 60).header('cache-control', 'no-store').send();
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return writeSitemap(originOf(request, config), paths);
  });

  app.get('/robots.txt', async (request, reply) => {
    const lines = privatePaths.flatMap((path) =>
      languageCodes.map((code) => `Disallow: ${languages[code].prefix}${path}`),
    );
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${originOf(request, config)}/sitemap.xml\n`;
  });
});
