import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RenderResult } from '../../client/entry-server.tsx';
import { colorOf } from '../../schema/brand/theme-assets.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  pathIn,
  preferredLanguage,
  splitLanguage,
} from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import { type AppConfig, arabicCatalogueOf } from '../config.ts';
import { answerDeadlineMs } from '../graphql/context.ts';
import { themeSheetUrl } from '../plugins/brand.ts';
import { tracedCalls } from '../plugins/measures.ts';
import { originOf } from '../plugins/same-origin.ts';
import { isKnownTag, mayBeShared, oldestTime, sharedFor } from '../plugins/shared-answers.ts';
import { CallTimes } from '../provider/call-times.ts';
import { readSession } from '../session.ts';
import { loadBuiltClient, type Renderer } from './built-client.ts';
import type { DevelopmentClient } from './development-client.ts';
import { renderDocument, type ThemeAssets } from './document.ts';
import { buildGuestPages, type Packed, type PageFacts, packOnce, type SentPage, tagOf } from './guest-pages.ts';

/**
 * Whether a cache in front of the shop may keep a page and give it to every other guest. The request says nothing of
 * its visitor that a page could show, and the answer changes nothing in the browser. A page that is for no search
 * engine, that shows trouble, or that stands at the bare root, where the language of the browser decides, is not
 * kept.
 */
const isForEverybody = (
  request: FastifyRequest,
  reply: FastifyReply,
  { isSignedIn, status, head, asOf }: PageFacts,
  config: AppConfig,
): boolean => {
  if (isSignedIn || status !== 200 || head.isPrivate || asOf !== null) return false;
  if (new URL(request.url, 'http://shop.invalid').pathname === '/') return false;
  return mayBeShared(request, reply, config);
};

/**
 * Which language a visitor of the bare root is to see: their cookie decides, then their browser.
 * A visitor who comes from one of our own pages chose the default one there, and it stays.
 */
const rootLanguage = (request: FastifyRequest): Language => {
  const kept = request.cookies.locale;
  if (isLanguage(kept)) return kept;
  if (request.headers['sec-fetch-site'] === 'same-origin') return defaultLanguage;
  return preferredLanguage(request.headers['accept-language']) ?? defaultLanguage;
};

const distFolder = join(import.meta.dirname, '../../dist');

const retryAfterSeconds = 5;

const chosenBranch = (request: FastifyRequest) => {
  const kept = request.cookies.branch ?? '';
  return /^[\w-]{1,64}$/.test(kept) ? kept : null;
};

/** While a release is under way, a path that is missing here may be a page of the next build. */
const cacheControl = ({ isSignedIn, status }: PageFacts) =>
  isSignedIn || status >= 400 ? 'private, no-store' : 'private, no-cache';

/** When the provider rejects the token while a page renders, the whole page is rendered again for a guest. */
const renderSettled = async (request: FastifyRequest, render: () => Promise<RenderResult>): Promise<RenderResult> => {
  const wasEnded = request.isSessionEnded();
  const result = await render();
  return wasEnded === request.isSessionEnded() ? result : render();
};

const sendPacked = (reply: FastifyReply, { body, encoding }: Packed) => {
  if (encoding) {
    const others = [reply.getHeader('vary') ?? []].flat();
    reply.header('content-encoding', encoding).header('vary', [...others, 'Accept-Encoding'].join(', '));
  }
  return reply.send(body);
};

/** A developer reads in the browser why a page failed. */
const showFailure =
  ({ failurePage }: DevelopmentClient) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error.statusCode !== undefined) throw error;
    request.log.error(error);
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(failurePage(error));
  };

const acceptedBy = ({ headers }: FastifyRequest): string => headers['accept-encoding'] ?? '';

const isRoot = (url: string) => url === '/' || url.startsWith('/?');

/** Without a development client the pages come from the build. */
type SsrOptions = { backend: Backend; development: DevelopmentClient | null };

const ssrRoutes = async (app: FastifyInstance, { backend, development }: SsrOptions) => {
  const { config, memory } = backend;
  const renderer: Renderer = development ?? (await loadBuiltClient(distFolder));
  const guestPages = buildGuestPages(development ? 0 : config.providerCacheMs);
  memory.set('PAGES', guestPages.memory);
  backend.purges.onPurge(guestPages.purge);

  const { theme } = config;
  const arabic = arabicCatalogueOf(config);
  const themeAssets: ThemeAssets = {
    grounds: [colorOf(theme, 'bg', 0), colorOf(theme, 'bg', 1)],
    sheet: themeSheetUrl(theme),
  };
  // Open windows ask every hour whether they still show the build that is served here. Any change of a script changes the
  // name of the entry.
  const { entry } = renderer.assetsOf({ modules: [], locale: defaultLanguage });
  app.get('/latest-build.json', async (_request, reply) => reply.header('cache-control', 'no-store').send({ entry }));

  const options = development ? { errorHandler: showFailure(development) } : {};
  app.get('/*', options, async (request, reply) => {
    if (isRoot(request.url)) {
      reply.header('vary', 'Cookie, Accept-Language');
      const wanted = rootLanguage(request);
      if (languages[wanted].prefix) return reply.redirect(pathIn(wanted, request.url), 302);
    } else reply.header('vary', 'Cookie');
    const { language } = splitLanguage(request.url.split('?', 1)[0] ?? '/');
    // Sent instead of the page.
    const upstream = tracedCalls(request, config);
    const origin = originOf(request, config);
    const branch = chosenBranch(request);
    const { session, isStale } = readSession(request, config);
    const isGuest = !session && !isStale && !upstream;
    const key = guestPages.keyOf(origin, request.url, branch ?? '', request.cookies.settings ?? '');
    const known = isGuest ? guestPages.find(key) : undefined;
    if (known) {
      request.callTimes ??= new CallTimes();
      request.renderTime = 0;
      return sendPage(request, reply, known, () => guestPages.pack(known, acceptedBy(request)));
    }
    // In development the first visitor waits for Vite to build the page, not for the provider.
    const limit = config.isDevelopment ? {} : { endsAt: performance.now() + answerDeadlineMs };
    const operations = { asked: 0, answered: 0 };
    const result = await renderSettled(request, () => {
      const hasSession = !request.isSessionEnded() && session !== null;
      return renderer.render({
        url: request.url,
        branch,
        arabic,
        hasSession,
        goesOn: hasSession && request.cookies['goes-on'] === '1',
        execute: async (operation) => {
          operations.asked += 1;
          const answer = await request.executeOperation({ ...operation, language, ...limit });
          if (!answer.errors) operations.answered += 1;
          return answer;
        },
      });
    });
    if (result.kind === 'redirect') {
      reply.header('cache-control', result.isPermanent ? 'private, max-age=3600' : 'private, no-store');
      return reply.redirect(result.location, result.isPermanent ? 301 : 302);
    }
    if (upstream) return reply.header('cache-control', 'no-store').send({ upstream, status: result.status });
    request.renderTime = result.renderTime;
    const styleNonce = result.isSignedIn ? app.allowStyles(reply) : null;
    const time = oldestTime(request);
    const { clockHours } = config;
    const asOf = time === null ? '' : await renderer.printAsOf({ locale: result.locale, arabic, clockHours, time });
    const html = renderDocument({
      page: result,
      assets: renderer.assetsOf(result),
      origin,
      styleNonce,
      theme: themeAssets,
      asOf,
    });
    const { status, isSignedIn, route, head } = result;
    const page: SentPage = {
      html,
      tag: isSignedIn ? null : tagOf(html),
      facts: { status, isSignedIn, route, head, asOf: time },
    };
    const isWhole = status === 200 && operations.asked === operations.answered;
    if (isGuest && isWhole && !isSignedIn) guestPages.keep(key, page);
    return sendPage(request, reply, page, async () => {
      if (renderer.finish) return { body: await renderer.finish(request.url, html), encoding: null };
      return isSignedIn ? packOnce(html, acceptedBy(request)) : { body: html, encoding: null };
    });
  });

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { facts, tag }: SentPage,
    pack: () => Promise<Packed>,
  ) => {
    const { status, route } = facts;
    if (request.running) request.pageRoute = route;
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', cacheControl(facts));
    if (isForEverybody(request, reply, facts, config)) {
      reply.header('cache-control', sharedFor(config.cdnSeconds)).removeHeader('vary');
    }
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    if (status === 200 && tag !== null && !development) {
      reply.header('etag', tag);
      if (isKnownTag(request, tag)) return reply.code(304).send();
    }
    return sendPacked(reply, await pack());
  };
};

/** Every path that is not another route's is a page of the client, rendered here. */
export const ssr = fastifyPlugin<SsrOptions>(ssrRoutes);
