import rateLimit from '@fastify/rate-limit';
import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts one attempt to sign in against the client's address.
     * Answers the seconds to wait when there were too many, else null.
     */
    countSignInAttempt: (request: FastifyRequest) => Promise<number | null>;
  }
}

const MINUTE = 60_000;
const REQUESTS_A_MINUTE = 600;
const SIGN_IN_ATTEMPTS_A_MINUTE = 30;
/** Remembered addresses; the least recently seen is forgotten first. */
const KEPT_CLIENTS = 20_000;

/** Limits what one client address may ask for; answers 429 with `Retry-After`. Static files and health are free. */
export const rateLimits = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE * config.rateLimitFactor,
    timeWindow: MINUTE,
    cache: KEPT_CLIENTS,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    allowList: (request) => /^\/(?:assets|p)\//.test(request.url),
  });
  const limitSignIn = app.createRateLimit({
    max: SIGN_IN_ATTEMPTS_A_MINUTE * config.rateLimitFactor,
    timeWindow: MINUTE,
  });
  app.decorate('countSignInAttempt', async (request) => {
    const outcome = await limitSignIn(request);
    return 'isExceeded' in outcome && outcome.isExceeded ? outcome.ttlInSeconds : null;
  });
});
