import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DEMO_SELLER } from './demo-seller.ts';
import { type Environment, EnvironmentReader } from './environment-reader.ts';
import { PlainFailure } from './plain-failure.ts';
import { ASSUMED_CALLS, type AssumedCallsOff } from './provider/assumed-calls.ts';
import { SANDBOX_HABITS, type SandboxHabit } from './sandbox-habits.ts';
import { SANDBOX_SIZES, type SandboxSize } from './sandbox-sizes.ts';
import type { RedisAddress } from './state/redis-connection.ts';
import { readTrackers, type TrackerConfig } from './tracking-config.ts';
import { readTrust, type TrustConfig } from './trust-config.ts';

/** The business kinds that the provider names, the reservation spellings included. */
export const BUSINESS_KINDS = [
  'reservation',
  'srvc_resv',
  'service_reservation',
  'online_store',
  'food_ordering',
] as const;
/** The ways of delivery that a visitor can choose beside the house's own. */
export const DELIVERY_METHODS = ['branch', 'delivery'];
/** The channel this storefront sells through; the provider's `Device-Type` says `web` for it. */
export const CHANNEL_CODE = 'WEB';

/** Texts that exist in both languages of the shop. */
export interface BilingualText {
  en: string;
  ar: string;
}

/** Who sells; what is null is left out of the footer. */
export interface SellerConfig {
  name: BilingualText;
  address: BilingualText | null;
  commercialRegistration: string | null;
  vatNumber: string | null;
  phone: string | null;
  email: string | null;
}

/** The script that draws maps in browsers. */
export interface MapScriptConfig {
  /** Without key or language. */
  url: string;
  /** The key that browsers may know. */
  browserKey: string | null;
}

/** The services that know places; what is null is not asked. */
export interface PlacesConfig {
  /** What stands before `/v1/places`. */
  placesUrl: string | null;
  geocodingUrl: string | null;
  /** Never leaves this server but to the two addresses above. */
  serverKey: string | null;
}

export interface Config {
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
  /** The provider's address without `/api/v1` and without a closing slash; null until the sandbox has one. */
  providerUrl: string | null;
  /** Total time in milliseconds that one call to the provider may take. */
  providerTimeoutMs: number;
  /** How long in milliseconds the provider's public answers are kept; 0 keeps none. */
  providerCacheMs: number;
  providerStaleMs: number;
  /** For how long in milliseconds a read that failed twice is not made again; 0 asks at once. */
  providerFailureMs: number;
  /** Calls of the provider that are not made, because its description does not give their paths. */
  assumedCallsOff: AssumedCallsOff;
  /** Milliseconds between two questions whether an order is paid, and before the first. */
  paymentPollMs: number;
  /** Milliseconds after which the sign-in wizard offers another code. */
  codeResendMs: number;
  /** The canonical address of the shop, no closing slash; null when nobody has told. */
  publicUrl: string | null;
  /** True when the canonical address is https: HSTS, Secure cookies and the `__Host-` prefix. */
  isSecure: boolean;
  /** Redis or Valkey, which the processes of the shop share; null for a file on this machine. */
  redis: RedisAddress | null;
  /** What the names of everything in Redis begin with; each shop has its own. */
  statePrefix: string;
  /** What the processes of this machine share without Redis: a file, or `:memory:`; null for the place where `npm start` keeps it. */
  stateFile: string | null;
  serviceType: string;
  deliveryMethod: string;
  deviceType: string;
  /** From how many points on a customer belongs to each class of the loyalty programme; empty when nobody has told. */
  loyaltyThresholds: number[];
  termsUrl: string | null;
  privacyUrl: string | null;
  /** How customers read times: 12 or 24 hours. */
  clockHours: number;
  /** Origins whose pages may be framed; null stands for the provider's own. */
  paymentOrigins: string[] | null;
  /** Addresses of public services that know icons beside the shop's own; null when nobody is asked. */
  iconServices: string[] | null;
  /** Origins beside the provider's whose pictures are passed on in the screen's size; null when nobody has told. */
  pictureOrigins: string[] | null;
  /** Signs the addresses of pictures; null for one that the processes of the shop agree on. */
  pictureKey: string | null;
  /** Where browsers reach the provider when that is not its own address; null for most. */
  providerPublicUrl: string | null;
  /** Null when customers see no maps. */
  mapScript: MapScriptConfig | null;
  /** Null when no places can be looked up. */
  places: PlacesConfig | null;
  /** GraphiQL and introspection. */
  graphiql: boolean;
  serverTiming: boolean;
  /** Multiplies what one client address may ask for, for load tests; the limits of a phone number stay. */
  rateLimitFactor: number;
  /** Whether browsers keep a page that stands in when there is no network; otherwise they give it back. */
  offlinePage: boolean;
  /** Addresses of the proxies whose `X-Forwarded-…` is believed; a mere number of hops could be forged. */
  trustProxy: string[] | false;
  /** Where the assets of this and of earlier builds are kept for pages that are still open; null for nowhere. */
  assetsFolder: string | null;
  /** The file of the embedded sandbox, or `:memory:`; null for one in `.cache` that belongs to the port. */
  sandboxDatabase: string | null;
  /** How the embedded sandbox's answers differ, as those of other providers do. */
  sandboxHabits: ReadonlySet<SandboxHabit>;
  /** How much the embedded sandbox holds. */
  sandboxSize: SandboxSize;
  /** Whether the sandbox plays the third parties of tracking. */
  sandboxPixels: boolean;
  /** Third parties that are told what visitors do, once these agree. */
  trackers: TrackerConfig[];
  /** The texts of Arabic pages: to everybody, or to a woman. */
  arabicTexts: 'ar' | 'feminine';
  trust: TrustConfig;
  brand: BilingualText;
  seller: SellerConfig;
}

/** A configuration whose provider is known. */
export type AppConfig = Config & {
  providerUrl: string;
  /** Where this machine keeps the key of pictures that was agreed on; undefined for nowhere. */
  pictureKeyFile?: string;
};

const GOOGLE = {
  script: 'https://maps.googleapis.com/maps/api/js',
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com/maps/api/geocode/json',
};
const DEMO_VALUES: Record<string, string> = DEMO_SELLER;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Settings that cannot be used; the message says all there is to know. */
export class ConfigError extends PlainFailure {}

/**
 * Reads the settings from environment variables.
 * Throws one `ConfigError` that names every variable with a value that cannot be used.
 */
export function readConfig(env: Environment, options: { isDevelopment?: boolean } = {}): Config {
  const read = new EnvironmentReader(env);
  const config = readAll(read, options.isDevelopment ?? false);
  if (read.problems.length > 0) {
    throw new ConfigError(
      `The configuration cannot be used:\n${read.problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  return config;
}

/** A sentence for each variable that is named almost like a setting; what belongs to other programs is passed over. */
export function misspeltSettings(env: Environment): string[] {
  const read = new EnvironmentReader(env);
  readAll(read, false);
  return read.misspelt().map(({ name, meant }) => `${name} is not a setting of the shop. Did you mean ${meant}?`);
}

function readAll(read: EnvironmentReader, isDevelopment: boolean): Config {
  const isProduction = read.text('NODE_ENV') === 'production';
  const providerUrl = read.base('PROVIDER_URL', '/api/v1');
  const publicUrl = read.origin('PUBLIC_URL');
  return {
    port: read.integer('PORT', 3000, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    isProduction,
    isDevelopment,
    logLevel: read.oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    processes: readProcesses(read, providerUrl),
    requestTimeoutMs: read.integer('REQUEST_TIMEOUT_MS', 10_000, 100, 60_000),
    providerUrl,
    providerTimeoutMs: read.integer('PROVIDER_TIMEOUT_MS', 8_000, 100, 60_000),
    providerCacheMs: read.integer('PROVIDER_CACHE_MS', 5_000, 0, 60_000),
    providerStaleMs: read.integer('PROVIDER_STALE_MS', 60_000, 0, 600_000),
    providerFailureMs: read.integer('PROVIDER_FAILURE_MS', 1_000, 0, 60_000),
    assumedCallsOff: read.someOf('ASSUMED_CALLS_OFF', ASSUMED_CALLS),
    paymentPollMs: read.integer('PAYMENT_POLL_MS', 3_000, 10, 60_000),
    codeResendMs: read.integer('CODE_RESEND_MS', 30_000, 0, 600_000),
    publicUrl,
    isSecure: publicUrl?.startsWith('https:') ?? false,
    redis: readRedis(read),
    statePrefix: read.header('STATE_PREFIX', 'rawnaq'),
    stateFile: read.text('STATE_FILE'),
    serviceType: read.oneOf('SERVICE_TYPE', BUSINESS_KINDS[0], [...BUSINESS_KINDS]),
    deliveryMethod: read.header('DELIVERY_METHOD', 'branch'),
    deviceType: read.header('DEVICE_TYPE', 'web'),
    loyaltyThresholds: read.steps('LOYALTY_THRESHOLDS'),
    termsUrl: read.url('TERMS_URL'),
    privacyUrl: read.url('PRIVACY_URL'),
    clockHours: Number(read.oneOf('CLOCK_HOURS', '12', ['12', '24'])),
    paymentOrigins: read.origins('PAYMENT_ORIGINS'),
    pictureOrigins: read.origins('PICTURE_ORIGINS'),
    pictureKey: read.key('PICTURE_KEY'),
    providerPublicUrl: null,
    iconServices: read.origins('ICON_SERVICES'),
    ...readMaps(read),
    graphiql: read.flag('GRAPHIQL', !isProduction),
    serverTiming: read.flag('SERVER_TIMING', true),
    rateLimitFactor: read.integer('RATE_LIMIT_FACTOR', 1, 1, 100_000),
    offlinePage: read.flag('OFFLINE_PAGE', true),
    trustProxy: read.proxies('TRUST_PROXY'),
    assetsFolder: read.text('ASSETS_FOLDER') ?? join(import.meta.dirname, '../.cache/assets'),
    sandboxDatabase: read.text('SANDBOX_DATABASE'),
    sandboxHabits: read.someOf('SANDBOX_HABITS', SANDBOX_HABITS),
    sandboxSize: read.oneOf('SANDBOX_SIZE', SANDBOX_SIZES[0], SANDBOX_SIZES),
    sandboxPixels: read.flag('SANDBOX_PIXELS', false),
    trackers: readTrackers(read),
    arabicTexts: read.oneOf('ARABIC_ADDRESS', 'neutral', ['neutral', 'feminine']) === 'feminine' ? 'feminine' : 'ar',
    trust: readTrust(read, providerUrl === null),
    ...readSeller(read, providerUrl === null),
  };
}

/** The sandbox lives in one process. */
function readProcesses(read: EnvironmentReader, providerUrl: string | null): number {
  const count = read.text('PROCESSES') === 'auto' ? availableParallelism() : read.integer('PROCESSES', 1, 1, 64);
  if (count > 1 && providerUrl === null)
    read.problems.push('PROCESSES needs PROVIDER_URL: the sandbox has one process');
  return count;
}

function readRedis(read: EnvironmentReader): RedisAddress | null {
  const urls = read.urls('REDIS_URL', ['redis:', 'rediss:']);
  const sentinelName = read.text('REDIS_SENTINEL');
  const timeout = read.integer('REDIS_TIMEOUT_MS', 250, 50, 5_000);
  return urls && { urls, sentinelName, timeout };
}

/** Google's addresses stand in only beside a key: without one they would answer nothing but refusals. */
function readMaps(read: EnvironmentReader): Pick<Config, 'mapScript' | 'places'> {
  const browserKey = read.key('MAPS_BROWSER_KEY');
  const serverKey = read.key('MAPS_SERVER_KEY');
  const scriptUrl = read.scriptUrl('MAPS_SCRIPT_URL', '/maps/api/js') ?? (browserKey && GOOGLE.script);
  const placesUrl = read.url('PLACES_URL') ?? (serverKey && GOOGLE.places);
  const geocodingUrl = read.url('GEOCODING_URL') ?? (serverKey && GOOGLE.geocoding);
  return {
    mapScript: scriptUrl ? { url: scriptUrl, browserKey } : null,
    places: placesUrl || geocodingUrl ? { placesUrl, geocodingUrl, serverKey } : null,
  };
}

/** The demonstration's particulars stand in only for a demonstration: a real shop never shows invented numbers. */
function readSeller(read: EnvironmentReader, isDemo: boolean): Pick<Config, 'brand' | 'seller'> {
  const value = (name: string) => read.text(name) ?? (isDemo ? (DEMO_VALUES[name] ?? null) : null);
  const bilingual = (name: string): BilingualText | null => {
    const en = value(`${name}_EN`);
    const ar = value(`${name}_AR`);
    return en || ar ? { en: en ?? ar ?? '', ar: ar ?? en ?? '' } : null;
  };
  const brand = bilingual('BRAND_NAME') ?? { en: 'Rawnaq', ar: 'رونق' };
  return {
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
}
