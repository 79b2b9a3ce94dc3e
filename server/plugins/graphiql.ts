import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import type { DevelopmentClient } from '../ssr/development-client.ts';
import { purgeWords } from '../state/purges.ts';
import { isSameOrigin } from './same-origin.ts';

const playgroundFolder = join(import.meta.dirname, '../../dist/playground');
/** The editor writes style elements of its own and brings its fonts along; scripts stay as strict as everywhere. */
const playgroundPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** Hot reload brings an inline script, waits in a worker and talks to its socket. */
const developmentPolicy = playgroundPolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:; worker-src 'self' blob:");

/**
 * Faults and stubs of the sandbox for the panel, under the shop's own origin: `POST` sets one, `DELETE` takes all away that
 * stand in no file. The shop's cache of the provider's answers is cleared, so that the next query meets them.
 */
const addSandboxLevers = (app: FastifyInstance, { config, purges }: Backend): void => {
  app.route<{ Params: { lever: string } }>({
    method: ['POST', 'DELETE'],
    url: '/graphiql/sandbox/:lever(^faults|stubs$)',
    handler: async (request, reply) => {
      if (!isSameOrigin(request, config)) return reply.code(403).send({ ok: false, message: 'Another page may not.' });
      const { method, body, params } = request;
      const given =
        method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
      const answer = await fetch(`${config.providerUrl}/__sandbox/${params.lever}`, { method, ...given });
      await purges.purge(purgeWords);
      return reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .send(await answer.json());
    },
  });
};

/** GraphiQL with its examples at `/graphiql`, from our own files: those of the build, or the sources in development. */
export const graphiql = async (
  app: FastifyInstance,
  { development, backend }: { development: DevelopmentClient | null; backend: Backend },
): Promise<void> => {
  const hasSandbox = backend.config.providerPublicUrl !== null;
  // Its customers can be signed in by one press; those of a real provider behind stubs would get a message.
  const mark = backend.config.isDemo ? '$& data-sandbox="customers"' : '$& data-sandbox';
  const marked = (html: string) => (hasSandbox ? html.replace('id="playground"', mark) : html);
  const policy = development ? developmentPolicy : playgroundPolicy;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  if (hasSandbox) addSandboxLevers(app, backend);
  if (development) {
    app.get('/graphiql', async (_request, reply) => {
      return reply.type('text/html; charset=utf-8').send(marked(await development.playground()));
    });
    return;
  }
  if (!existsSync(playgroundFolder)) return;
  await app.register(serveStatic, {
    root: playgroundFolder,
    prefix: '/graphiql/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html'],
  });
  const page = marked(await readFile(join(playgroundFolder, 'playground.html'), 'utf8'));
  app.get('/graphiql', async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
};
