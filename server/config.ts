import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { assumedCalls } from './provider/assumed-calls.ts';
import * as field from './settings/fields.ts';
import { env } from './settings/fields.ts';
import { nearestName } from './settings/nearest-name.ts';
import { nameOf, namesOf, readSettings } from './settings/read-settings.ts';
import { sandboxFields, stubProblems } from './settings/sandbox-config.ts';
import { sellerFields, sellerOf, trustFields, trustOf } from './settings/seller-config.ts';
import { mapFields, mapsOf, trackerFields, trackersOf } from './settings/third-parties.ts';
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

export type Config = ReturnType<typeof configOf>;

export type AppConfig = Config & {
  providerUrl: string;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const parallel = String(Math.min(64, availableParallelism()));

/** Settings that are used as they are read. */
const plainFields = {
  port: env('PORT', field.integer(3000, 0, 65_535)),
  host: env('HOST', z.string().default('0.0.0.0')),
  logLevel: env('LOG_LEVEL', field.oneOf('info', logLevels)),
  /** How many processes serve behind the one port; not in development. */
  processes: env(
    'PROCESSES',
    z.preprocess((count) => (count === 'auto' ? parallel : count), field.integer(1, 1, 64)),
  ),
  /** Milliseconds within which a whole request must have come in; a customer's picture has longer. */
  requestTimeoutMs: env('REQUEST_TIMEOUT_MS', field.integer(10_000, 100, 60_000)),
  /** The provider's URL without `/api/v1` and without a closing slash; null until the sandbox has one. */
  providerUrl: env('PROVIDER_URL', field.base('/api/v1')),
  /** Total time in milliseconds that one call to the provider may take. */
  providerTimeoutMs: env('PROVIDER_TIMEOUT_MS', field.integer(8_000, 100, 60_000)),
  /** How long in milliseconds the provider's public answers and guests' pages are kept; 0 keeps none. */
  providerCacheMs: env('PROVIDER_CACHE_MS', field.integer(5_000, 0, 60_000)),
  /** How long after that answers are given while they are read anew. */
  providerStaleMs: env('PROVIDER_STALE_MS', field.integer(60_000, 0, 600_000)),
  /** How long they are given while the provider is in trouble; 0 gives none then. */
  providerDownStaleMs: env('PROVIDER_DOWN_STALE_MS', field.integer(3_600_000, 0, 86_400_000)),
  /** For how long in milliseconds a read that failed twice is not made again; 0 asks at once. */
  providerFailureMs: env('PROVIDER_FAILURE_MS', field.integer(1_000, 0, 60_000)),
  /** Milliseconds after which a call of the provider is one line of the log. */
  slowCallMs: env('SLOW_CALL_MS', field.integer(2_000, 1, 60_000)),
  /** Calls of the provider that are not made, because its description does not give their paths. */
  assumedCallsOff: env('ASSUMED_CALLS_OFF', field.someOf(assumedCalls)),
  /** Milliseconds between two questions whether an order is paid, and before the first. */
  paymentPollMs: env('PAYMENT_POLL_MS', field.integer(3_000, 10, 60_000)),
  /** Milliseconds after which the sign-in wizard offers another code. */
  codeResendMs: env('CODE_RESEND_MS', field.integer(30_000, 0, 600_000)),
  /** The canonical URL of the shop, no closing slash; null when it is not configured. */
  publicUrl: env('PUBLIC_URL', field.origin),
  /** How long a cache in front of the shop may keep pages of guests, in seconds; 0 keeps none. */
  cdnSeconds: env('CDN_SECONDS', field.integer(0, 0, 3_600)),
  /** The prefix of all keys in Redis; each shop has its own. */
  statePrefix: env('STATE_PREFIX', field.header('rawnaq')),
  /** The shared store of this machine's processes without Redis: a file, or `:memory:`; null for the place where `npm start` keeps it. */
  stateFile: env('STATE_FILE', field.text),
  serviceType: env('SERVICE_TYPE', field.oneOf<string>(businessKinds[0], businessKinds)),
  deliveryMethod: env('DELIVERY_METHOD', field.header('branch')),
  deviceType: env('DEVICE_TYPE', field.header('web')),
  /** From how many points on a customer belongs to each class of the loyalty programme; empty when none are configured. */
  loyaltyThresholds: env('LOYALTY_THRESHOLDS', field.steps),
  termsUrl: env('TERMS_URL', field.url),
  privacyUrl: env('PRIVACY_URL', field.url),
  clockHours: env(
    'CLOCK_HOURS',
    field.oneOf('12', ['12', '24']).transform((hours) => (hours === '24' ? 24 : 12)),
  ),
  /** Origins whose pages may be framed; null stands for the provider's own. */
  paymentOrigins: env('PAYMENT_ORIGINS', field.origins),
  /** Origins beside the provider's whose pictures are passed on in the screen's size; null when none are configured. */
  pictureOrigins: env('PICTURE_ORIGINS', field.origins),
  /** Signs the URLs of pictures; null for a key that the processes of the shop agree on. */
  pictureKey: env('PICTURE_KEY', field.key),
  /** URLs of public services that know icons beside the shop's own; null when no service is asked. */
  iconServices: env('ICON_SERVICES', field.origins),
  /** The commit that was built, where the image says it. */
  buildCommit: env('BUILD_COMMIT', field.text),
  /** Which documents browsers and other clients may send: any, or the shop's own operations. */
  graphqlDocuments: env('GRAPHQL_DOCUMENTS', field.oneOf('any', ['any', 'trusted'])),
  serverTiming: env('SERVER_TIMING', field.flag.default(true)),
  /** Signs requests of the back office that kept answers be thrown away; null where none is taken. */
  purgeSecret: env('PURGE_SECRET', field.secret(32)),
  /** Multiplies the limits of one IP address, for load tests; the limits of a phone number stay. */
  rateLimitFactor: env('RATE_LIMIT_FACTOR', field.integer(1, 1, 100_000)),
  /** Whether browsers keep a page that stands in when there is no network; otherwise they give it back. */
  offlinePage: env('OFFLINE_PAGE', field.flag.default(true)),
  /** IP addresses of the proxies whose `X-Forwarded-…` is believed; a mere number of hops could be forged. */
  trustProxy: env('TRUST_PROXY', field.proxies),
  /** Where the assets of this and of earlier builds are kept for pages that are still open; null for nowhere. */
  assetsFolder: env(
    'ASSETS_FOLDER',
    z
      .string()
      .nullable()
      .default(join(import.meta.dirname, '../.cache/assets')),
  ),
  /** The texts of Arabic pages: neutral, or addressed to a woman. */
  arabicTexts: env('ARABIC_ADDRESS', field.oneOf('neutral', ['neutral', 'feminine'])),
  ...sandboxFields,
};

/** Settings that others are made of. */
const rawFields = {
  // Nearly the right word would leave GraphiQL open to all.
  NODE_ENV: z
    .string()
    .refine((name) => name === 'production' || !/^prod/i.test(name), 'must be production, written like this')
    .optional(),
  DEMONSTRATION: field.flag,
  GRAPHIQL: field.flag,
  REDIS_URL: field.urls(['redis:', 'rediss:']).meta({ isSecret: true }),
  REDIS_SENTINEL: field.text,
  REDIS_TIMEOUT_MS: field.integer(250, 50, 5_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: field.url,
  OTEL_SERVICE_NAME: field.header('rawnaq'),
  METRICS_PORT: field.integer(0, 0, 65_535),
  TRACES_PERCENT: field.integer(100, 0, 100),
  ...mapFields,
  ...trackerFields,
  ...trustFields,
  ...sellerFields,
};

const fields = { ...plainFields, ...rawFields };

type Values = z.output<z.ZodObject<typeof fields>>;

const settingNames = namesOf(fields);

/**
 * Reads the settings from environment variables.
 * Throws one `ConfigError` that names every variable with a value that cannot be used.
 */
export const readConfig = (variables: field.Environment, { isDevelopment = false } = {}): Config => {
  const values = readSettings(fields, variables, (read) => contradictionsIn(read, variables, isDevelopment));
  return configOf(values, isDevelopment);
};

/** Names that are almost that of a setting; variables of other programs are left out. */
const nearNames = (variables: field.Environment, known = settingNames): { name: string; meant: string }[] =>
  Object.keys(variables)
    .filter((name) => !settingNames.includes(name) && variables[name] !== undefined)
    .flatMap((name) => {
      const meant = nearestName(name, known);
      return meant === null ? [] : [{ name, meant }];
    });

/** A sentence for each variable that is named almost like a setting. */
export const misspeltSettings = (variables: field.Environment): string[] =>
  nearNames(variables).map(({ name, meant }) => `${name} is not a setting of the shop. Did you mean ${meant}?`);

/** Names that no setting resembles, under which others keep the address of a provider. */
const otherNamesOfProvider = ['PROVIDER_BASE_URL', 'PROVIDER', 'API_URL'];

/** Customers of a live shop must not book with the sandbox by mistake. */
const missingProvider = (variables: field.Environment): string => {
  const near = nearNames(variables, ['PROVIDER_URL']).map(({ name }) => name);
  const others = [...near, ...otherNamesOfProvider.filter((name) => variables[name]?.trim())];
  const hint = others.map((name) => ` ${name} is set: did you mean PROVIDER_URL?`).join('');
  return `PROVIDER_URL is needed where NODE_ENV is production; DEMONSTRATION=true serves the sandbox instead.${hint}`;
};

/** A shop that is its own provider would ask itself without end. */
const isShopItself = ({ providerUrl: provider, port }: Values): boolean => {
  const url = provider === null ? null : new URL(provider);
  const isHere = url !== null && /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(url.hostname);
  return isHere && Number(url.port || 80) === port;
};

/** Each process takes a port for metrics of its own, counted up from the first. */
const isPortTaken = ({ METRICS_PORT: first, port, processes }: Values): boolean =>
  first > 0 && port >= first && port < first + processes;

const contradictionsIn = (values: Values, variables: field.Environment, isDevelopment: boolean): string[] => {
  const { port, providerUrl } = values;
  const isDemonstration = values.DEMONSTRATION ?? values.NODE_ENV !== 'production';
  const problems: string[] = [];
  if (!variables.PROVIDER_URL?.trim() && !isDemonstration) problems.push(missingProvider(variables));
  if (isShopItself(values)) problems.push('PROVIDER_URL must not be the shop itself');
  // The sandbox lives in one process.
  if (values.processes > 1 && !providerUrl) problems.push('PROCESSES needs PROVIDER_URL: the sandbox has one process');
  // Pages name their URL; one visitor's name for the shop must not reach the others.
  if (values.cdnSeconds > 0 && !values.publicUrl) problems.push('CDN_SECONDS needs PUBLIC_URL');
  // While developing, pages send operations as texts that no build has seen.
  if (values.graphqlDocuments === 'trusted' && isDevelopment)
    problems.push('GRAPHQL_DOCUMENTS=trusted needs a build: leave it out of npm run dev');
  if (isPortTaken(values)) problems.push(`METRICS_PORT must leave port ${port} to the shop`);
  return [...problems, ...stubProblems(variables)];
};

/** The configuration of the shop, under the names of the variables; of secrets only whether they are set. */
export const settingsOf = (config: Config): [name: string, value: unknown][] =>
  Object.entries(fields).map(([key, field]) => {
    const value = config[key as keyof typeof fields];
    return [nameOf(field, key), field.meta()?.isSecret && value !== null ? '•••' : value];
  });

/** The catalogue of Arabic pages. */
export const arabicCatalogueOf = ({ arabicTexts }: Config) => (arabicTexts === 'feminine' ? arabicTexts : 'ar');

const redisOf = ({ REDIS_URL: urls, REDIS_SENTINEL, REDIS_TIMEOUT_MS }: Values): RedisServers | null =>
  urls && { urls, sentinelName: REDIS_SENTINEL, timeout: REDIS_TIMEOUT_MS };

const configOf = (values: Values, isDevelopment: boolean) => {
  const isProduction = values.NODE_ENV === 'production';
  const isDemo = values.providerUrl === null;
  return {
    ...values,
    isProduction,
    /** The sandbox stands in for the provider, and has customers of its own. */
    isDemo,
    /** Vite serves the client with hot reload; only `--dev` switches it on. */
    isDevelopment,
    /** True when the canonical URL is https: HSTS, Secure cookies and the `__Host-` prefix. */
    isSecure: values.publicUrl?.startsWith('https:') ?? false,
    /** Redis or Valkey, which the processes of the shop share; null for a file on this machine. */
    redis: redisOf(values),
    /** Where browsers reach the provider when that is not its own URL; null for most. */
    providerPublicUrl: null as string | null,
    ...mapsOf(values),
    /** The editor, and all that the shop shows developers; nothing that is written there would run as a trusted document. */
    graphiql: (values.GRAPHIQL ?? !isProduction) && values.graphqlDocuments === 'any',
    /** Third parties that receive visitors' actions, once these agree. */
    trackers: trackersOf(values),
    trust: trustOf(values, isDemo),
    /** Where traces and metrics go; nothing is measured while the first two are null. Three names are OpenTelemetry's own. */
    telemetry: {
      /** The collector's base URL for OTLP over HTTP; `/v1/traces` and `/v1/metrics` are added. */
      otlpUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      /** Where Prometheus asks for `/metrics`. */
      metricsPort: values.METRICS_PORT || null,
      serviceName: values.OTEL_SERVICE_NAME,
      /** The share of traces that are sent, from 0 to 1; a caller's own decision wins. */
      traceShare: values.TRACES_PERCENT / 100,
    },
    ...sellerOf(values, isDemo),
  };
};
