import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RenderedPage, RenderResult } from '../../client/entry-server.tsx';
import type { AppConfig } from '../config.ts';
import { readSession } from '../session.ts';
import { loadBuiltClient, type Renderer } from './built-client.ts';
import { renderDocument } from './document.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { wantsArabicRoot } from './root-language.ts';
import { SentDocuments } from './sent-documents.ts';

const distFolder = join(import.meta.dirname, '../../dist');

const retryAfterSeconds = 5;

/** For all that a page asks the provider, in milliseconds: printed and sent, it is there within 8 s. */
const patience = 7_500;

const languageOf = (url: string) => (/^\/ar(?:[/?]|$)/i.test(url) ? 'ar' : 'en');

const loadRenderer = async (config: AppConfig, app: Parameters<typeof ssrRoutes>[0]): Promise<Renderer> => {
  if (!config.isDevelopment) return loadBuiltClient(distFolder);
  const { startDevelopmentClient } = await import('./development-client.ts');
  return startDevelopmentClient(app, config.port);
};

const chosenBranch = (request: FastifyRequest) => {
  const kept = request.cookies.branch ?? '';
  return /^[\w-]{1,64}$/.test(kept) ? kept : null;
};

const cacheControl = ({ isSignedIn, status }: RenderedPage) =>
  isSignedIn || status >= 500 ? 'private, no-store' : 'private, no-cache';

const sendRootRedirect = (request: FastifyRequest, reply: FastifyReply) => {
  const query = request.url.indexOf('?');
  return reply.redirect(`/ar${query < 0 ? '' : request.url.slice(query)}`, 302);
};

/** A page on which the provider turned the customer away half-way is rendered again, for a guest from head to foot. */
const renderSettled = async (request: FastifyRequest, render: () => Promise<RenderResult>): Promise<RenderResult> => {
  const wasEnded = request.isSessionEnded();
  const result = await render();
  return wasEnded === request.isSessionEnded() ? result : render();
};

const isRoot = (url: string) => url === '/' || url.startsWith('/?');

const ssrRoutes = async (app: import('fastify').FastifyInstance, { config }: { config: AppConfig }) => {
  app.scriptHashes.push(...inlineScriptHashes);
  const renderer = await loadRenderer(config, app);
  const documents = new SentDocuments<RenderedPage>();

  const { script } = renderer.assetsOf({ modules: [], locale: 'en' });
  // What windows ask every hour: whether they still show the build that is served here.
  app.get('/latest-build.json', async (_request, reply) => reply.header('cache-control', 'no-store').send({ script }));

  app.get('/*', async (request, reply) => {
    if (isRoot(request.url)) {
      reply.header('vary', 'Cookie, Accept-Language');
      if (wantsArabicRoot(request)) return sendRootRedirect(request, reply);
    } else reply.header('vary', 'Cookie');
    const language = languageOf(request.url);
    // In development the first visitor waits for Vite to build the page, not for the provider.
    const limit = config.isDevelopment ? {} : { endsAt: performance.now() + patience };
    const result = await renderSettled(request, () =>
      renderer.render({
        url: request.url,
        branch: chosenBranch(request),
        hasSession: !request.isSessionEnded() && readSession(request, config).session !== null,
        execute: (operation) => request.executeOperation({ ...operation, language, ...limit }),
      }),
    );
    if (result.kind === 'redirect') {
      reply.header('cache-control', result.isPermanent ? 'private, max-age=3600' : 'private, no-store');
      return reply.redirect(result.location, result.isPermanent ? 301 : 302);
    }
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const styleNonce = result.isSignedIn ? app.allowMaps(reply) : null;
    const write = () => renderDocument({ page: result, assets: renderer.assetsOf(result), origin, styleNonce });
    reply.code(result.status).type('text/html; charset=utf-8').header('cache-control', cacheControl(result));
    if (result.status === 503) reply.header('retry-after', retryAfterSeconds);
    if (renderer.finish) return renderer.finish(request.url, write());
    if (result.isSignedIn) return write();
    const sent = await documents.bodyOf(result, origin, request.headers['accept-encoding'] ?? '', write);
    if (sent.encoding) {
      reply.header('content-encoding', sent.encoding).header('vary', `${reply.getHeader('vary')}, Accept-Encoding`);
    }
    return sent.body;
  });
};

/** Every address that is not another route's is a page of the client, rendered here. */
export const ssr = fastifyPlugin<{ config: AppConfig }>(ssrRoutes);
