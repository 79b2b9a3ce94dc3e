import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { buildBackend } from './backend.ts';
import type { AppConfig, Config } from './config.ts';
import { maxBodyBytes } from './graphql/limits.ts';
import { graphql } from './graphql/plugin.ts';
import { arrivals, longestArrivalMs } from './plugins/arrivals.ts';
import { bookingCalendar } from './plugins/booking-calendar.ts';
import { brand } from './plugins/brand.ts';
import { answerUnreadable, answerUnroutable, failures } from './plugins/failures.ts';
import { finding } from './plugins/finding.ts';
import { graphiql } from './plugins/graphiql.ts';
import { health } from './plugins/health.ts';
import { icons } from './plugins/icons.ts';
import { installable } from './plugins/installable.ts';
import { measures } from './plugins/measures.ts';
import { pictures } from './plugins/pictures.ts';
import { profilePicture } from './plugins/profile-picture.ts';
import { purge } from './plugins/purge.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { staticFiles } from './plugins/static-files.ts';
import type { DevelopmentClient } from './ssr/development-client.ts';
import { ssr } from './ssr/plugin.ts';
import { requestIdSource, type Telemetry } from './telemetry/telemetry.ts';

/** Names whose values never reach the log, one level down as well. */
const secrets = [
  'authorization',
  'cookie',
  'token',
  'otp',
  'phone',
  'mobileNumber',
  'mobile_number',
  'variables',
  'password',
];

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined> & { level: string };

/** The path alone: the query may hold private data of a customer. */
const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  ip: request.ip,
});

/** Our own errors keep their stack; of anything else only the kind is written. */
const loggedError = (error: Error & { code?: string; statusCode?: number }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  status: error.statusCode,
  reason: error.code,
});

/** Structured lines with request ids, without queries, headers, tokens, phone numbers or codes. */
const loggerOptions = (config: Config): LoggerOptions => ({
  level: config.logLevel,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
  serializers: { req: loggedRequest, err: loggedError },
});

/** Null, and none of its libraries loaded, where neither a collector nor a port for metrics is configured. */
const openTelemetry = async (config: AppConfig, log: FastifyBaseLogger): Promise<Telemetry | null> => {
  const { otlpUrl, metricsPort } = config.telemetry;
  if (!otlpUrl && metricsPort === null) return null;
  const { startOpenTelemetry } = await import('./telemetry/open-telemetry.ts');
  return startOpenTelemetry(config, log);
};

/** Milliseconds within which the headers of a request must have come in. */
const headersTimeoutMs = 10_000;
/** Milliseconds for which a connection may stand still, in either direction. */
const idleTimeoutMs = 30_000;

/** Limits of time and size that cut off slow and oversized clients; Fastify and Node leave most of them open. */
const serverOptions = {
  // A busy machine may take its time to start.
  pluginTimeout: 0,
  requestTimeout: longestArrivalMs,
  connectionTimeout: idleTimeoutMs,
  keepAliveTimeout: 65_000,
  bodyLimit: maxBodyBytes,
  onProtoPoisoning: 'remove',
  onConstructorPoisoning: 'remove',
  routerOptions: { maxParamLength: 200 },
  // During shutdown the server finishes the requests that it has; `/readyz` sends load balancers to others.
  return503OnClosing: false,
  forceCloseConnections: 'idle',
  frameworkErrors: answerUnroutable,
  clientErrorHandler: answerUnreadable,
  // A request without a host is refused with all headers, by the plugin that refuses two of them.
  http: {
    requireHostHeader: false,
    headersTimeout: headersTimeoutMs,
    maxHeaderSize: 16 * 1024,
    connectionsCheckingInterval: 1_000,
  },
} satisfies FastifyHttpOptions<Server>;

/** The whole server, not listening yet; pages come from the build unless a development client renders them. */
export const buildApp = async (
  config: AppConfig,
  development: DevelopmentClient | null = null,
): Promise<FastifyInstance> => {
  const { trustProxy } = config;
  const genReqId = requestIdSource(trustProxy !== false);
  const app = fastify({ ...serverOptions, logger: loggerOptions(config), trustProxy, genReqId });
  const telemetry = await openTelemetry(config, app.log);
  const backend = buildBackend(config, app.log, telemetry);
  app.addHook('onClose', () => backend.close());
  await backend.prepare();

  await app.register(measures, { backend });
  await app.register(securityHeaders, { config });
  await app.register(arrivals, { config });
  await app.register(rateLimits, { backend });
  await app.register(failures);
  await app.register(compress, {
    globalDecompression: false,
    // Of pages of customers and of GraphQL's answers, zstd takes a third of brotli's CPU for 6 % more bytes.
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(health, { backend });
  await app.register(staticFiles, { config });
  await app.register(brand, { config });
  await app.register(icons, { backend });
  await app.register(pictures, { backend });
  await app.register(installable, { config });
  await app.register(graphql, { backend });
  await app.register(profilePicture, { backend });
  await app.register(bookingCalendar, { backend });
  await app.register(purge, { backend });
  if (config.graphiql) await app.register(graphiql, { development, backend });
  await app.register(finding, { backend });
  await app.register(ssr, { backend, development });
  return app;
};
