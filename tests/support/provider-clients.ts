import fastify from 'fastify';
import { type afterAll, onTestFinished } from 'vitest';
import { buildProvider, type Visitor } from '../../server/provider/client.ts';

export const { log } = fastify({ logger: false });
export const settings = { serviceType: 'reservation', deliveryMethod: 'branch', deviceType: 'web' };

/** The provider at this URL as the shop asks it, without any memory: for a test, or for a file where `after` is `afterAll`. */
export const providerAt = (
  providerUrl: string,
  options: Partial<Parameters<typeof buildProvider>[0]> = {},
  after: typeof afterAll | typeof onTestFinished = onTestFinished,
) => {
  const provider = buildProvider({
    providerUrl,
    providerTimeoutMs: 2000,
    providerCacheMs: 0,
    providerStaleMs: 0,
    providerDownStaleMs: 0,
    providerFailureMs: 0,
    log,
    ...options,
  });
  after(() => provider.close());
  /** A guest who reads English, unless something else is said. */
  const clientOf = (visitor: Partial<Visitor> = {}) =>
    provider.forVisitor({ token: null, language: 'en', settings, log, ...visitor });
  return { provider, clientOf, client: clientOf() };
};
