import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { assumedCalls } from './provider/assumed-calls.ts';
import { type Environment, EnvironmentReader } from './settings/environment-reader.ts';
import { readSandbox } from './settings/sandbox-config.ts';
import { readSeller, readTrust } from './settings/seller-config.ts';
import { readMaps, readTrackers } from './settings/third-parties.ts';
import { PlainFailure } from './start/plain-failure.ts';
import type { RedisServers } from './state/redis-store.ts';

/** The business kinds that the provider names, the reservation spellings included. */
export const businessKinds = [
  'reservation',
  'srvc_resv',
  'service_reservation',
  'online_store',
  'food_ordering',
] as const;
/** The ways of delivery that a visitor can choose beside the shop's own. */
export const deliveryMethods = ['branch', 'delivery'];
/**
 * The channel this storefront sells through; the provider's `Device-Type` says `web` for it.
 * @public Only written down so far.
 */
export const channelCode = 'WEB';

export type Config = ReturnType<typeof readAll>;

export type AppConfig = Config & {
  providerUrl: string;
  /** Where this machine keeps the key of pictures that was agreed on; undefined for nowhere. */
  pictureKeyFile?: string;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Settings that cannot be used; the message names all of them. */
export class ConfigError extends PlainFailure {}

/**
 * Reads the settings from environment variables.
 * Throws one `ConfigError` that names every variable with a value that cannot be used.
 */
export const readConfig = (env: Environment, options: { isDevelopment?: boolean } = {}): Config => {
  const read = new EnvironmentReader(env);
  const config = readAll(read, options.isDevelopment ?? false);
  if (read.problems.length > 0) {
    throw new ConfigError(
      `The configuration cannot be used:\n${read.problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  return config;
};

/** A sentence for each variable that is named almost like a setting; variables of other programs are ignored. */
export const misspeltSettings = (env: Environment): string[] => {
  const read = new EnvironmentReader(env);
  readAll(read, false);
  return read.misspelt().map(({ name, meant }) => `${name} is not a setting of the shop. Did you mean ${meant}?`);
};

const readAll = (read: EnvironmentReader, isDevelopment: boolean) => {
  const isProduction = readProduction(read);
  const port = read.integer('PORT', 3000, 0, 65_535);
  const providerUrl = readProvider(read, port, isProduction);
  const publicUrl = read.origin('PUBLIC_URL');
  const processes = readProcesses(read, providerUrl);
  return {
    port,
    host: read.text('HOST') ?? '0.0.0.0',
    isProduction,
    /** Vite serves the client with hot reload; only `--dev` switches it on. */
    isDevelopment,
    logLevel: read.oneOf('LOG_LEVEL', 'info', logLevels),
    /** How many processes serve behind the one port; not in development. */
    processes,
    /** Milliseconds within which a whole request must have come in; a customer's picture has longer. */
    requestTimeoutMs: read.integer('REQUEST_TIMEOUT_MS', 10_000, 100, 60_000),
    /** The provider's URL without `/api/v1` and without a closing slash; null until the sandbox has one. */
    providerUrl,
    /** Total time in milliseconds that one call to the provider may take. */
    providerTimeoutMs: read.integer('PROVIDER_TIMEOUT_MS', 8_000, 100, 60_000),
    /** How long in milliseconds the provider's public answers are kept; 0 keeps none. */
    providerCacheMs: read.integer('PROVIDER_CACHE_MS', 5_000, 0, 60_000),
    /** How long after that they are given while they are read anew. */
    providerStaleMs: read.integer('PROVIDER_STALE_MS', 60_000, 0, 600_000),
    /** How long they are given while the provider is in trouble; 0 gives none then. */
    providerDownStaleMs: read.integer('PROVIDER_DOWN_STALE_MS', 3_600_000, 0, 86_400_000),
    /** For how long in milliseconds a read that failed twice is not made again; 0 asks at once. */
    providerFailureMs: read.integer('PROVIDER_FAILURE_MS', 1_000, 0, 60_000),
    /** Milliseconds after which a call of the provider is one line of the log. */
    slowCallMs: read.integer('SLOW_CALL_MS', 2_000, 1, 60_000),
    /** Calls of the provider that are not made, because its description does not give their paths. */
    assumedCallsOff: read.someOf('ASSUMED_CALLS_OFF', assumedCalls),
    /** Milliseconds between two questions whether an order is paid, and before the first. */
    paymentPollMs: read.integer('PAYMENT_POLL_MS', 3_000, 10, 60_000),
    /** Milliseconds after which the sign-in wizard offers another code. */
    codeResendMs: read.integer('CODE_RESEND_MS', 30_000, 0, 600_000),
    /** The canonical URL of the shop, no closing slash; null when it is not configured. */
    publicUrl,
    /** True when the canonical URL is https: HSTS, Secure cookies and the `__Host-` prefix. */
    isSecure: publicUrl?.startsWith('https:') ?? false,
    /** How long a cache in front of the shop may keep pages of guests, in seconds; 0 keeps none. */
    cdnSeconds: readCdn(read, publicUrl),
    /** Redis or Valkey, which the processes of the shop share; null for a file on this machine. */
    redis: readRedis(read),
    /** The prefix of all keys in Redis; each shop has its own. */
    statePrefix: read.header('STATE_PREFIX', 'rawnaq'),
    /** What the processes of this machine share without Redis: a file, or `:memory:`; null for the place where `npm start` keeps it. */
    stateFile: read.text('STATE_FILE'),
    serviceType: read.oneOf<string>('SERVICE_TYPE', businessKinds[0], businessKinds),
    deliveryMethod: read.header('DELIVERY_METHOD', 'branch'),
    deviceType: read.header('DEVICE_TYPE', 'web'),
    /**
     * From how many points on a customer belongs to each class of the loyalty programme; empty when none are configured.
     */
    loyaltyThresholds: read.steps('LOYALTY_THRESHOLDS'),
    termsUrl: read.url('TERMS_URL'),
    privacyUrl: read.url('PRIVACY_URL'),
    clockHours: read.oneOf('CLOCK_HOURS', '12', ['12', '24']) === '24' ? (24 as const) : (12 as const),
    /** Origins whose pages may be framed; null stands for the provider's own. */
    paymentOrigins: read.origins('PAYMENT_ORIGINS'),
    /** Origins beside the provider's whose pictures are passed on in the screen's size; null when none are configured. */
    pictureOrigins: read.origins('PICTURE_ORIGINS'),
    /** Signs the URLs of pictures; null for a key that the processes of the shop agree on. */
    pictureKey: read.key('PICTURE_KEY'),
    /** Where browsers reach the provider when that is not its own URL; null for most. */
    providerPublicUrl: null as string | null,
    /** URLs of public services that know icons beside the shop's own; null when no service is asked. */
    iconServices: read.origins('ICON_SERVICES'),
    ...readMaps(read),
    /** The commit that was built, where the image says it. */
    buildCommit: read.text('BUILD_COMMIT'),
    ...readDocuments(read, isDevelopment, isProduction),
    serverTiming: read.flag('SERVER_TIMING', true),
    /** Signs requests of the back office that kept answers be thrown away; null where none is taken. */
    purgeSecret: read.secret('PURGE_SECRET', 32),
    /** Multiplies what one IP address may ask for, for load tests; the limits of a phone number stay. */
    rateLimitFactor: read.integer('RATE_LIMIT_FACTOR', 1, 1, 100_000),
    /** Whether browsers keep a page that stands in when there is no network; otherwise they give it back. */
    offlinePage: read.flag('OFFLINE_PAGE', true),
    /** IP addresses of the proxies whose `X-Forwarded-…` is believed; a mere number of hops could be forged. */
    trustProxy: read.proxies('TRUST_PROXY'),
    /** Where the assets of this and of earlier builds are kept for pages that are still open; null for nowhere. */
    assetsFolder: (read.text('ASSETS_FOLDER') ?? join(import.meta.dirname, '../.cache/assets')) as string | null,
    ...readSandbox(read, isProduction),
    /** Third parties that are told what visitors do, once these agree. */
    trackers: readTrackers(read),
    /** The texts of Arabic pages: neutral, or addressed to a woman. */
    arabicTexts:
      read.oneOf('ARABIC_ADDRESS', 'neutral', ['neutral', 'feminine']) === 'feminine'
        ? ('feminine' as const)
        : ('ar' as const),
    trust: readTrust(read, providerUrl === null),
    /** Where traces and metrics go; nothing is measured while the first two are null. Three names are OpenTelemetry's own. */
    telemetry: {
      /** The collector's base URL for OTLP over HTTP; `/v1/traces` and `/v1/metrics` are added. */
      otlpUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT'),
      /** Where Prometheus asks for `/metrics`. */
      metricsPort: readMetricsPort(read, port, processes),
      serviceName: read.header('OTEL_SERVICE_NAME', 'rawnaq'),
      /** The share of traces that are sent, from 0 to 1; a caller's own decision wins. */
      traceShare: read.integer('TRACES_PERCENT', 100, 0, 100) / 100,
    },
    ...readSeller(read, providerUrl === null),
  };
};

/** Nearly the right word would leave GraphiQL open to all. */
const readProduction = (read: EnvironmentReader): boolean => {
  const named = read.text('NODE_ENV') ?? '';
  if (/^prod/i.test(named) && named !== 'production')
    read.problems.push('NODE_ENV must be production, written like this');
  return named === 'production';
};

/** Names that no setting resembles, under which others keep the address of a provider. */
const otherNamesOfProvider = ['PROVIDER_BASE_URL', 'PROVIDER', 'API_URL'];

/** Customers of a live shop must not book with the sandbox by mistake. */
const refuseUnwantedSandbox = (read: EnvironmentReader): void => {
  const others = [...read.misspelt(['PROVIDER_URL']).map(({ name }) => name), ...read.given(otherNamesOfProvider)];
  const hint = others.map((name) => ` ${name} is set: did you mean PROVIDER_URL?`).join('');
  read.problems.push(
    `PROVIDER_URL is needed where NODE_ENV is production; DEMONSTRATION=true serves the sandbox instead.${hint}`,
  );
};

/** A shop that is its own provider would ask itself without end. */
const readProvider = (read: EnvironmentReader, port: number, isProduction: boolean): string | null => {
  const isDemonstration = read.flag('DEMONSTRATION', !isProduction);
  if (read.text('PROVIDER_URL') === null && !isDemonstration) refuseUnwantedSandbox(read);
  const url = read.base('PROVIDER_URL', '/api/v1');
  const asked = url === null ? null : new URL(url);
  const isHere = asked !== null && /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(asked.hostname);
  if (isHere && Number(asked.port || 80) === port) read.problems.push('PROVIDER_URL must not be the shop itself');
  return url;
};

/** Each process takes a port of its own, counted up from the first. */
const readMetricsPort = (read: EnvironmentReader, port: number, processes: number): number | null => {
  const first = read.integer('METRICS_PORT', 0, 0, 65_535) || null;
  const isTaken = first !== null && port >= first && port < first + processes;
  if (isTaken) read.problems.push(`METRICS_PORT must leave port ${port} to the shop`);
  return first;
};

/** While developing, pages send operations as texts that no build has seen. */
const readDocuments = (read: EnvironmentReader, isDevelopment: boolean, isProduction: boolean) => {
  const documents = read.oneOf('GRAPHQL_DOCUMENTS', 'any', ['any', 'trusted']);
  if (documents === 'trusted' && isDevelopment) {
    read.problems.push('GRAPHQL_DOCUMENTS=trusted needs a build: leave it out of npm run dev');
  }
  const isWanted = read.flag('GRAPHIQL', !isProduction);
  return {
    /** Which documents browsers and other clients may send: any, or the shop's own operations. */
    graphqlDocuments: documents,
    /** The editor, and all that the shop tells developers; nothing that is written there would run as a trusted document. */
    graphiql: isWanted && documents === 'any',
  };
};

/** The sandbox lives in one process. */
const readProcesses = (read: EnvironmentReader, providerUrl: string | null): number => {
  const count = read.text('PROCESSES') === 'auto' ? availableParallelism() : read.integer('PROCESSES', 1, 1, 64);
  if (count > 1 && providerUrl === null)
    read.problems.push('PROCESSES needs PROVIDER_URL: the sandbox has one process');
  return count;
};

/** Pages name their URL; what one visitor calls the shop must not reach the others. */
const readCdn = (read: EnvironmentReader, publicUrl: string | null): number => {
  const seconds = read.integer('CDN_SECONDS', 0, 0, 3_600);
  if (seconds > 0 && publicUrl === null) read.problems.push('CDN_SECONDS needs PUBLIC_URL');
  return seconds;
};

const readRedis = (read: EnvironmentReader): RedisServers | null => {
  const urls = read.urls('REDIS_URL', ['redis:', 'rediss:']);
  const sentinelName = read.text('REDIS_SENTINEL');
  const timeout = read.integer('REDIS_TIMEOUT_MS', 250, 50, 5_000);
  return urls && { urls, sentinelName, timeout };
};
