import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Theme } from '../schema/brand/theme.ts';
import { themes } from '../schema/brand/themes.ts';
import { type InEachLanguage, inEachLanguage } from '../schema/languages.ts';
import { type AssumedCallsOff, assumedCalls } from './provider/assumed-calls.ts';
import { demoSeller } from './settings/demo-seller.ts';
import { type Environment, EnvironmentReader } from './settings/environment-reader.ts';
import { type MapScriptConfig, type PlacesConfig, readMaps } from './settings/maps-config.ts';
import { readSandbox, type SandboxConfig } from './settings/sandbox-config.ts';
import { readTrackers, type TrackerConfig } from './settings/tracking-config.ts';
import { readTrust, type TrustConfig } from './settings/trust-config.ts';
import { PlainFailure } from './start/plain-failure.ts';
import type { RedisServers } from './state/redis-connection.ts';
import { readTelemetry, type TelemetryConfig } from './telemetry/telemetry-config.ts';

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

/** The seller; what is null is left out of the footer. */
export interface SellerConfig {
  name: InEachLanguage;
  address: InEachLanguage | null;
  commercialRegistration: string | null;
  vatNumber: string | null;
  phone: string | null;
  email: string | null;
}

export interface Config extends SandboxConfig {
  port: number;
  host: string;
  isProduction: boolean;
  /** Vite serves the client with hot reload; only `--dev` switches it on. */
  isDevelopment: boolean;
  logLevel: string;
  /** How many processes serve behind the one port; not in development. */
  processes: number;
  /** Milliseconds within which a whole request must have come in; a customer's picture has longer. */
  requestTimeoutMs: number;
  /** The provider's URL without `/api/v1` and without a closing slash; null until the sandbox has one. */
  providerUrl: string | null;
  /** Total time in milliseconds that one call to the provider may take. */
  providerTimeoutMs: number;
  /** How long in milliseconds the provider's public answers are kept; 0 keeps none. */
  providerCacheMs: number;
  /** How long after that they are given while they are read anew. */
  providerStaleMs: number;
  /** How long they are given while the provider is in trouble; 0 gives none then. */
  providerDownStaleMs: number;
  /** For how long in milliseconds a read that failed twice is not made again; 0 asks at once. */
  providerFailureMs: number;
  /** Milliseconds after which a call of the provider is one line of the log. */
  slowCallMs: number;
  /** Calls of the provider that are not made, because its description does not give their paths. */
  assumedCallsOff: AssumedCallsOff;
  /** Milliseconds between two questions whether an order is paid, and before the first. */
  paymentPollMs: number;
  /** Milliseconds after which the sign-in wizard offers another code. */
  codeResendMs: number;
  /** The canonical URL of the shop, no closing slash; null when it is not configured. */
  publicUrl: string | null;
  /** True when the canonical URL is https: HSTS, Secure cookies and the `__Host-` prefix. */
  isSecure: boolean;
  /** How long a cache in front of the shop may keep pages of guests, in seconds; 0 keeps none. */
  cdnSeconds: number;
  /** Redis or Valkey, which the processes of the shop share; null for a file on this machine. */
  redis: RedisServers | null;
  /** The prefix of all keys in Redis; each shop has its own. */
  statePrefix: string;
  /** What the processes of this machine share without Redis: a file, or `:memory:`; null for the place where `npm start` keeps it. */
  stateFile: string | null;
  serviceType: string;
  deliveryMethod: string;
  deviceType: string;
  /**
   * From how many points on a customer belongs to each class of the loyalty programme; empty when none are configured.
   */
  loyaltyThresholds: number[];
  termsUrl: string | null;
  privacyUrl: string | null;
  /** How customers read times: 12 or 24 hours. */
  clockHours: 12 | 24;
  /** Origins whose pages may be framed; null stands for the provider's own. */
  paymentOrigins: string[] | null;
  /** URLs of public services that know icons beside the shop's own; null when no service is asked. */
  iconServices: string[] | null;
  /** Origins beside the provider's whose pictures are passed on in the screen's size; null when none are configured. */
  pictureOrigins: string[] | null;
  /** Signs the URLs of pictures; null for a key that the processes of the shop agree on. */
  pictureKey: string | null;
  /** Where browsers reach the provider when that is not its own URL; null for most. */
  providerPublicUrl: string | null;
  /** Null when customers see no maps. */
  mapScript: MapScriptConfig | null;
  /** Null when no places can be looked up. */
  places: PlacesConfig | null;
  /** The commit that was built, where the image says it. */
  buildCommit: string | null;
  /** GraphiQL and introspection. */
  graphiql: boolean;
  /** Which documents browsers and other clients may send: any, or the shop's own operations. */
  graphqlDocuments: 'any' | 'trusted';
  serverTiming: boolean;
  /** Signs requests of the back office that kept answers be thrown away; null where none is taken. */
  purgeSecret: string | null;
  /** Multiplies what one IP address may ask for, for load tests; the limits of a phone number stay. */
  rateLimitFactor: number;
  /** Whether browsers keep a page that stands in when there is no network; otherwise they give it back. */
  offlinePage: boolean;
  /** IP addresses of the proxies whose `X-Forwarded-…` is believed; a mere number of hops could be forged. */
  trustProxy: string[] | false;
  /** Where the assets of this and of earlier builds are kept for pages that are still open; null for nowhere. */
  assetsFolder: string | null;
  /** Third parties that are told what visitors do, once these agree. */
  trackers: TrackerConfig[];
  /** The texts of Arabic pages: neutral, or addressed to a woman. */
  arabicTexts: 'ar' | 'feminine';
  trust: TrustConfig;
  telemetry: TelemetryConfig;
  theme: Theme;
  brand: InEachLanguage;
  seller: SellerConfig;
}

/** A configuration with the provider's URL. */
export type AppConfig = Config & {
  providerUrl: string;
  /** Where this machine keeps the key of pictures that was agreed on; undefined for nowhere. */
  pictureKeyFile?: string;
};

const demoValues: Record<string, string> = demoSeller;
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

const readAll = (read: EnvironmentReader, isDevelopment: boolean): Config => {
  const isProduction = read.text('NODE_ENV') === 'production';
  const providerUrl = read.base('PROVIDER_URL', '/api/v1');
  const publicUrl = read.origin('PUBLIC_URL');
  return {
    port: read.integer('PORT', 3000, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    isProduction,
    isDevelopment,
    logLevel: read.oneOf('LOG_LEVEL', 'info', logLevels),
    processes: readProcesses(read, providerUrl),
    requestTimeoutMs: read.integer('REQUEST_TIMEOUT_MS', 10_000, 100, 60_000),
    providerUrl,
    providerTimeoutMs: read.integer('PROVIDER_TIMEOUT_MS', 8_000, 100, 60_000),
    providerCacheMs: read.integer('PROVIDER_CACHE_MS', 5_000, 0, 60_000),
    providerStaleMs: read.integer('PROVIDER_STALE_MS', 60_000, 0, 600_000),
    providerDownStaleMs: read.integer('PROVIDER_DOWN_STALE_MS', 3_600_000, 0, 86_400_000),
    providerFailureMs: read.integer('PROVIDER_FAILURE_MS', 1_000, 0, 60_000),
    slowCallMs: read.integer('SLOW_CALL_MS', 2_000, 1, 60_000),
    assumedCallsOff: read.someOf('ASSUMED_CALLS_OFF', assumedCalls),
    paymentPollMs: read.integer('PAYMENT_POLL_MS', 3_000, 10, 60_000),
    codeResendMs: read.integer('CODE_RESEND_MS', 30_000, 0, 600_000),
    publicUrl,
    isSecure: publicUrl?.startsWith('https:') ?? false,
    cdnSeconds: readCdn(read, publicUrl),
    redis: readRedis(read),
    statePrefix: read.header('STATE_PREFIX', 'rawnaq'),
    stateFile: read.text('STATE_FILE'),
    serviceType: read.oneOf('SERVICE_TYPE', businessKinds[0], [...businessKinds]),
    deliveryMethod: read.header('DELIVERY_METHOD', 'branch'),
    deviceType: read.header('DEVICE_TYPE', 'web'),
    loyaltyThresholds: read.steps('LOYALTY_THRESHOLDS'),
    termsUrl: read.url('TERMS_URL'),
    privacyUrl: read.url('PRIVACY_URL'),
    clockHours: read.oneOf('CLOCK_HOURS', '12', ['12', '24']) === '24' ? 24 : 12,
    paymentOrigins: read.origins('PAYMENT_ORIGINS'),
    pictureOrigins: read.origins('PICTURE_ORIGINS'),
    pictureKey: read.key('PICTURE_KEY'),
    providerPublicUrl: null,
    iconServices: read.origins('ICON_SERVICES'),
    ...readMaps(read),
    buildCommit: read.text('BUILD_COMMIT'),
    graphiql: read.flag('GRAPHIQL', !isProduction),
    graphqlDocuments: readDocuments(read, isDevelopment),
    serverTiming: read.flag('SERVER_TIMING', true),
    purgeSecret: read.secret('PURGE_SECRET', 32),
    rateLimitFactor: read.integer('RATE_LIMIT_FACTOR', 1, 1, 100_000),
    offlinePage: read.flag('OFFLINE_PAGE', true),
    trustProxy: read.proxies('TRUST_PROXY'),
    assetsFolder: read.text('ASSETS_FOLDER') ?? join(import.meta.dirname, '../.cache/assets'),
    ...readSandbox(read, isProduction),
    trackers: readTrackers(read),
    arabicTexts: read.oneOf('ARABIC_ADDRESS', 'neutral', ['neutral', 'feminine']) === 'feminine' ? 'feminine' : 'ar',
    trust: readTrust(read, providerUrl === null),
    telemetry: readTelemetry(read),
    ...readSeller(read, providerUrl === null),
  };
};

/** While developing, pages send operations as texts that no build has seen. */
const readDocuments = (read: EnvironmentReader, isDevelopment: boolean): Config['graphqlDocuments'] => {
  const documents = read.oneOf('GRAPHQL_DOCUMENTS', 'any', ['any', 'trusted']);
  if (documents === 'trusted' && isDevelopment) {
    read.problems.push('GRAPHQL_DOCUMENTS=trusted needs a build: leave it out of npm run dev');
  }
  return documents;
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

/** The demonstration's particulars stand in only for a demonstration: a real shop never shows invented details. */
const readSeller = (read: EnvironmentReader, isDemo: boolean): Pick<Config, 'theme' | 'brand' | 'seller'> => {
  const value = (name: string) => read.text(name) ?? (isDemo ? (demoValues[name] ?? null) : null);
  const bilingual = (name: string): InEachLanguage | null => {
    const texts = inEachLanguage((code) => value(`${name}_${code.toUpperCase()}`));
    const known = Object.values(texts).find(Boolean);
    return known ? inEachLanguage((code) => texts[code] ?? known) : null;
  };
  const theme = themes[read.oneOf('BRAND_THEME', 'rawnaq', Object.keys(themes)) as keyof typeof themes];
  const brand = bilingual('BRAND_NAME') ?? theme.name;
  return {
    theme,
    brand,
    seller: {
      name: bilingual('SELLER_NAME') ?? brand,
      address: bilingual('SELLER_ADDRESS'),
      commercialRegistration: value('SELLER_CR'),
      vatNumber: value('SELLER_VAT'),
      phone: value('SELLER_PHONE'),
      email: value('SELLER_EMAIL'),
    },
  };
};
