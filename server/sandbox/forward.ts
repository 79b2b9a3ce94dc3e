import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { base } from './api.ts';
import { addTroubles } from './troubles.ts';
import type { World } from './world.ts';

const bodyLimit = 8 * 1024 * 1024;
/** Headers that belong to one connection, or are made anew. */
const ownHeader =
  /^(?:host|connection|keep-alive|transfer-encoding|content-length|content-encoding|accept-encoding|expect|upgrade)$/i;

const headersOf = (values: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...values].filter(([name]) => !ownHeader.test(name)).map(([name, value]) => [name, String(value)]),
  );

const ask = async (provider: string, { method, url, headers, body }: FastifyRequest, reply: FastifyReply) => {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const response = await fetch(`${provider}${url}`, {
    method,
    headers: headersOf(Object.entries(headers)),
    body: Buffer.isBuffer(body) && body.length > 0 ? new Uint8Array(body) : null,
    redirect: 'manual',
    signal: left.signal,
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** In place of the sandbox's own calls: everything reaches a real provider and comes back as it is, but for troubles and stubs. */
export const registerForwarding = (app: FastifyInstance, world: World, provider: string): void => {
  app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    addTroubles(api, world, base);
    api.all('*', async (request, reply) => {
      try {
        const { response, bytes } = await ask(provider, request, reply);
        return reply.code(response.status).headers(headersOf(response.headers)).send(bytes);
      } catch {
        return reply.code(502).send({ status: false, message: 'The provider behind the stubs does not answer.' });
      }
    });
  });
};
