import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import { isPurgeWord, longestDelayMs, type PurgeWord, purgeWords } from '../state/purges.ts';

const mostBytes = 1_024;
const purgesAMinute = 60;

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/** Hexadecimal HMAC-SHA256 of `timestamp.body`. */
const isSigned = ({ headers, body }: FastifyRequest, secret: string): boolean => {
  const timestamp = textOf(headers['x-purge-timestamp']);
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  const given = Buffer.from(textOf(headers['x-purge-signature']), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const isOfNow = ({ headers }: FastifyRequest): boolean => {
  const timestamp = textOf(headers['x-purge-timestamp']);
  return /^\d{1,15}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp)) <= longestDelayMs;
};

const wordsOf = (body: unknown): PurgeWord[] | null => {
  try {
    const { words } = JSON.parse(String(body)) as { words?: unknown };
    return Array.isArray(words) && words.length > 0 && words.every(isPurgeWord) ? [...new Set(words)] : null;
  } catch {
    return null;
  }
};

/** `POST /purge`: the back office of the shop says that something has changed; see `docs/operations.md`. */
export const purge: FastifyPluginAsync<{ backend: Backend }> = async (app, { backend }) => {
  const { purgeSecret, rateLimitFactor } = backend.config;
  // The signature is of the body as it came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
  const rateLimit = { max: purgesAMinute * rateLimitFactor, timeWindow: '1 minute' };
  const refuse = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ message });

  app.post('/purge', { config: { rateLimit } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (purgeSecret === null) return refuse(reply, 403, 'PURGE_SECRET is not set: nothing can be purged by request.');
    if (!isSigned(request, purgeSecret)) return refuse(reply, 401, 'The signature does not fit.');
    if (!isOfNow(request)) return refuse(reply, 401, 'The timestamp is more than five minutes from now.');
    const words = wordsOf(request.body);
    if (!words) return refuse(reply, 422, `"words" must be a list of ${purgeWords.join(', ')}.`);
    if (!(await backend.purges.isNew(textOf(request.headers['x-purge-signature']).toLowerCase()))) {
      return refuse(reply, 409, 'This request was made before.');
    }
    const isEverywhere = await backend.purges.purge(words);
    request.log.info({ words, isEverywhere }, 'kept answers were thrown away');
    return { words, isEverywhere };
  });
};
