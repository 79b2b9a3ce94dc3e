import { Writable } from 'node:stream';
import fastify from 'fastify';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { ProviderError, type ProviderErrorKind } from '../provider/errors.ts';
import { ShopError, toGraphQLError } from './errors.ts';

const scene = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const { log } = fastify({ logger: { level: 'warn', stream } });
  const ended: string[] = [];
  return { lines, ended, context: { log, requestId: 'r-1', endSession: async () => void ended.push('ended') } };
};

const failureOf = (kind: ProviderErrorKind, status: number | null, endpoint = 'POST orders'): ProviderError =>
  new ProviderError({ kind, status, endpoint, message: 'words' });

test.each([
  ['status', 401, 'UNAUTHENTICATED'],
  ['status', 403, 'FORBIDDEN'],
  ['status', 409, 'CONFLICT'],
  ['status', 422, 'REFUSED'],
  ['status', 429, 'RATE_LIMITED'],
  ['status', 302, 'PROVIDER_UNAVAILABLE'],
  ['status', 503, 'PROVIDER_UNAVAILABLE'],
  ['refused', 200, 'REFUSED'],
  ['timeout', null, 'PROVIDER_TIMEOUT'],
  ['unreachable', null, 'PROVIDER_UNAVAILABLE'],
  ['malformed', 200, 'PROVIDER_MALFORMED'],
] as const)('a visitor who meets %s %d is told %s', (kind, status, code) => {
  expect(toGraphQLError(failureOf(kind, status), scene().context).extensions?.code).toBe(code);
});

test('an order that fails is written down with endpoint and status, and nothing else of the customer [ORD-04]', () => {
  const { context, lines } = scene();
  toGraphQLError(failureOf('status', 422), context);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ endpoint: 'POST orders', status: 422, code: 'REFUSED' });
});

test('a wrong code is a refusal, even when the provider says 401', () => {
  const { context, ended } = scene();
  const error = toGraphQLError(failureOf('status', 401, 'POST account/verify-otp'), context);
  expect(error.extensions?.code).toBe('REFUSED');
  expect(ended).toEqual([]);
});

test('a fault of ours keeps its words to itself and to the log', () => {
  const { context, lines } = scene();
  const bug = new GraphQLError('secret words', { originalError: new TypeError('secret words'), path: ['cart'] });
  const error = toGraphQLError(bug, context);
  expect(error).toEqual({
    message: 'Something went wrong on our side.',
    path: ['cart'],
    extensions: { code: 'INTERNAL', requestId: 'r-1' },
  });
  expect(lines.join()).toContain('secret words');
});

test('a message that repeats what was sent, however long, costs no time', () => {
  const { message } = toGraphQLError(new GraphQLError(`Int cannot represent "${' '.repeat(200_000)}"`), {});
  expect(message).toBe('Int cannot represent "');
});

test('a refusal of ours says which field and when to come back', () => {
  const refusal = new ShopError('RATE_LIMITED', 'Later.', { retryAfterSeconds: 30 });
  expect(toGraphQLError(refusal, {})).toEqual({
    message: 'Later.',
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 },
  });
});
