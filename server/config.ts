import { type Environment, EnvironmentReader } from './environment-reader.ts';
import { ASSUMED_CALLS, type AssumedCallsOff } from './provider/assumed-calls.ts';
import { readTrackers, type TrackerConfig } from './tracking-config.ts';

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
  /** Milliseconds within which a whole request must have come in; a customer's picture has longer. */
  requestTimeoutMs: number;
  /** The provider's address without `/api/v1` and without a closing slash; null until the sandbox has one. */
  providerUrl: string | null;
  /** Total time in milliseconds that one call to the provider may take. */
  providerTimeoutMs: number;
  /** How long in milliseconds the provider's public answers are kept; 0 keeps none. */
  providerCacheMs: number;
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
  redisUrl: string | null;
  serviceType: string;
  deliveryMethod: string;
  deviceType: string;
  termsUrl: string | null;
  privacyUrl: string | null;
  /** Origins whose pages may be framed; null stands for the provider's own. */
  paymentOrigins: string[] | null;
  /** Addresses of public services that know icons beside the shop's own; null when nobody is asked. */
  iconServices: string[] | null;
  /** Origins beside the provider's whose pictures are passed on in the screen's size; null when nobody has told. */
  pictureOrigins: string[] | null;
  /** Signs the addresses of pictures; null for a new one with each start. */
  pictureKey: string | null;
  /** Where browsers reach the provider when that is not its own address; null for most. */
  providerPublicUrl: string | null;
  /** Null when customers see no maps. */
  mapScript: MapScriptConfig | null;
  /** Null when no places can be looked up. */
  places: PlacesConfig | null;
  /** GraphiQL and introspection. */
  graphiql: boolean;
  /** Multiplies what one client address may ask for, for load tests; the limits of a phone number stay. */
  rateLimitFactor: number;
  /** Whether browsers keep a page that stands in when there is no network; otherwise they give it back. */
  offlinePage: boolean;
  /** Addresses of the proxies whose `X-Forwarded-…` is believed; a mere number of hops could be forged. */
  trustProxy: string[] | false;
  /** The file that knows which orders were sent, or `:memory:`; null for the place where `npm start` keeps it. */
  orderJournal: string | null;
  /** The file of the embedded sandbox, or `:memory:`. */
  sandboxDatabase: string;
  /** Whether the sandbox plays the third parties of tracking. */
  sandboxPixels: boolean;
  /** Third parties that are told what visitors do, once these agree. */
  trackers: TrackerConfig[];
  brand: BilingualText;
  seller: SellerConfig;
}

/** A configuration whose provider is known. */
export type AppConfig = Config & { providerUrl: string };

const GOOGLE = {
  script: 'https://maps.googleapis.com/maps/api/js',
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com/maps/api/geocode/json',
};
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const DEMO_SELLER: Record<string, string> = {
  BRAND_NAME_EN: 'Rawnaq',
  BRAND_NAME_AR: 'رونق',
  SELLER_NAME_EN: 'Rawnaq Beauty House LLC',
  SELLER_NAME_AR: 'شركة دار رونق للتجميل',
  SELLER_ADDRESS_EN: '3141 Olaya Street, Riyadh 12214, Saudi Arabia',
  SELLER_ADDRESS_AR: '3141 شارع العليا، الرياض 12214، المملكة العربية السعودية',
  SELLER_CR: '1010000000',
  SELLER_VAT: '300000000000003',
  SELLER_PHONE: '+966110000000',
  SELLER_EMAIL: 'care@rawnaq.example',
};

/** Settings that cannot be used; the message says all there is to know. */
export class ConfigError extends Error {}

/**
 * Reads the settings from environment variables.
 * Throws one `ConfigError` that names every variable with a value that cannot be used.
 */
export function readConfig(env: Environment, options: { isDevelopment?: boolean } = {}): Config {
  const read = new EnvironmentReader(env);
  const isProduction = env.NODE_ENV === 'production';
  const providerUrl = read.base('PROVIDER_URL', '/api/v1');
  const publicUrl = read.origin('PUBLIC_URL');
  const config: Config = {
    port: read.integer('PORT', 3000, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    isProduction,
    isDevelopment: options.isDevelopment ?? false,
    logLevel: read.oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    requestTimeoutMs: read.integer('REQUEST_TIMEOUT_MS', 10_000, 100, 60_000),
    providerUrl,
    providerTimeoutMs: read.integer('PROVIDER_TIMEOUT_MS', 8_000, 100, 60_000),
    providerCacheMs: read.integer('PROVIDER_CACHE_MS', 5_000, 0, 60_000),
    assumedCallsOff: read.someOf('ASSUMED_CALLS_OFF', ASSUMED_CALLS),
    paymentPollMs: read.integer('PAYMENT_POLL_MS', 3_000, 10, 60_000),
    codeResendMs: read.integer('CODE_RESEND_MS', 30_000, 0, 600_000),
    publicUrl,
    isSecure: publicUrl?.startsWith('https:') ?? false,
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    serviceType: read.oneOf('SERVICE_TYPE', BUSINESS_KINDS[0], [...BUSINESS_KINDS]),
    deliveryMethod: read.header('DELIVERY_METHOD', 'branch'),
    deviceType: read.header('DEVICE_TYPE', 'web'),
    termsUrl: read.url('TERMS_URL'),
    privacyUrl: read.url('PRIVACY_URL'),
    paymentOrigins: read.origins('PAYMENT_ORIGINS'),
    pictureOrigins: read.origins('PICTURE_ORIGINS'),
    pictureKey: read.key('PICTURE_KEY'),
    providerPublicUrl: null,
    iconServices: read.origins('ICON_SERVICES'),
    ...readMaps(read),
    graphiql: read.flag('GRAPHIQL', !isProduction),
    rateLimitFactor: read.integer('RATE_LIMIT_FACTOR', 1, 1, 100_000),
    offlinePage: read.flag('OFFLINE_PAGE', true),
    trustProxy: read.proxies('TRUST_PROXY'),
    orderJournal: read.text('ORDER_JOURNAL'),
    sandboxDatabase: read.text('SANDBOX_DATABASE') ?? '.cache/sandbox.sqlite',
    sandboxPixels: read.flag('SANDBOX_PIXELS', false),
    trackers: readTrackers(read),
    ...readSeller(read, providerUrl === null),
  };
  if (read.problems.length > 0) {
    throw new ConfigError(
      `The configuration cannot be used:\n${read.problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  return config;
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
  const value = (name: string) => read.text(name) ?? (isDemo ? (DEMO_SELLER[name] ?? null) : null);
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
