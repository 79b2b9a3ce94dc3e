import rateLimit from '@fastify/rate-limit';
import fastifyPlugin from 'fastify-plugin';
import type { Backend } from '../backend.ts';
import type { RequestCounts } from '../state/request-counts.ts';
import { clientNetwork } from '../values/client-network.ts';
import { isFile } from './measures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts one attempt to sign in against the client's network.
     * Answers the seconds to wait when there were too many, else null.
     */
    countSignInAttempt: (request: FastifyRequest) => number | null;
  }
}

const minute = 60_000;
const requestsAMinute = 600;
const signInAttemptsAMinute = 30;

const untold = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

type Limited = { path?: string; routeInfo?: { url?: string } };
type Answered = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The shape in which `@fastify/rate-limit` wants counts that all processes share; a route with a limit of its own counts apart. */
const storeOver = (counts: RequestCounts) =>
  class Store {
    readonly #name: string;

    constructor({ routeInfo }: Limited) {
      this.#name = routeInfo?.url ?? 'requests';
    }

    incr(address: string, answer: Answered, window: number, most: number): void {
      const { count, rest } = counts.add(`${this.#name}:${address}`, most, window);
      answer(null, { current: count, ttl: rest });
    }

    child(route: Limited) {
      return new Store(route);
    }
  };

/** Limits the requests of one client network; answers 429 with `Retry-After`. Static files and health are free. */
export const rateLimits = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const { config, requestCounts } = backend;
  await app.register(rateLimit, {
    max: requestsAMinute * config.rateLimitFactor,
    timeWindow: minute,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    store: storeOver(requestCounts),
    addHeaders: untold,
    addHeadersOnExceeding: untold,
    allowList: (request) => isFile(request.url),
  });
  app.decorate('countSignInAttempt', ({ ip }) =>
    requestCounts.take(`sign-in:${clientNetwork(ip)}`, signInAttemptsAMinute * config.rateLimitFactor),
  );
});
