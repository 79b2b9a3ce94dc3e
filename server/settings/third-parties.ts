import type { z } from 'zod';
import { account, key, origins, scriptUrl, url } from './fields.ts';

const google = {
  script: 'https://maps.googleapis.com/maps/api/js',
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com/maps/api/geocode/json',
};

export const mapFields = {
  MAPS_BROWSER_KEY: key,
  MAPS_SERVER_KEY: key,
  MAPS_SCRIPT_URL: scriptUrl('/maps/api/js'),
  PLACES_URL: url,
  GEOCODING_URL: url,
};

/** Google's URLs stand in only beside a key: without one they would answer nothing but refusals. */
export const mapsOf = (values: z.output<z.ZodObject<typeof mapFields>>) => {
  const { MAPS_BROWSER_KEY: browserKey, MAPS_SERVER_KEY: serverKey } = values;
  const script = values.MAPS_SCRIPT_URL ?? (browserKey && google.script);
  const placesUrl = values.PLACES_URL ?? (serverKey && google.places);
  const geocodingUrl = values.GEOCODING_URL ?? (serverKey && google.geocoding);
  return {
    /** Its URL is without key or language. */
    mapScript: script ? { url: script, browserKey } : null,
    /** The services that know places; what is null is not asked. The key goes to these two URLs only. */
    places: placesUrl || geocodingUrl ? { placesUrl, geocodingUrl, serverKey } : null,
  };
};

export type MapsConfig = ReturnType<typeof mapsOf>;

export const trackerFields = {
  META_PIXEL_ID: account,
  META_PIXEL_URL: url,
  TIKTOK_PIXEL_ID: account,
  TIKTOK_PIXEL_URL: url,
  SNAPCHAT_PIXEL_ID: account,
  SNAPCHAT_PIXEL_URL: url,
  GTM_ID: account,
  GTM_URL: url,
  TRACKING_ORIGINS: origins,
};

type TrackerName = Exclude<keyof typeof trackerFields, 'TRACKING_ORIGINS'>;

/** The advertising pixels and the tag manager that this shop can work with. */
export type TrackerKind = 'META' | 'TIKTOK' | 'SNAPCHAT' | 'TAG_MANAGER';

/** A third party that may be told what visitors do, once they agree. */
export type TrackerConfig = {
  kind: TrackerKind;
  id: string;
  scriptUrl: string;
  /** Origins that its script loads more scripts from and talks to; a Content-Security-Policy names them. */
  origins: { script: string[]; connect: string[]; frame: string[] };
};

type Vendor = Pick<TrackerConfig, 'kind' | 'origins'> & { id: TrackerName; url: TrackerName; standard: string };

const vendors: Vendor[] = [
  {
    kind: 'META',
    id: 'META_PIXEL_ID',
    url: 'META_PIXEL_URL',
    standard: 'https://connect.facebook.net/en_US/fbevents.js',
    origins: {
      script: ['https://connect.facebook.net'],
      connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
      frame: [],
    },
  },
  {
    kind: 'TIKTOK',
    id: 'TIKTOK_PIXEL_ID',
    url: 'TIKTOK_PIXEL_URL',
    standard: 'https://analytics.tiktok.com/i18n/pixel/events.js',
    origins: {
      script: ['https://analytics.tiktok.com'],
      connect: ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us'],
      frame: [],
    },
  },
  {
    kind: 'SNAPCHAT',
    id: 'SNAPCHAT_PIXEL_ID',
    url: 'SNAPCHAT_PIXEL_URL',
    standard: 'https://sc-static.net/scevent.min.js',
    origins: {
      script: ['https://sc-static.net', 'https://tr.snapchat.com'],
      connect: ['https://tr.snapchat.com', 'https://tr6.snapchat.com'],
      frame: ['https://tr.snapchat.com'],
    },
  },
  {
    kind: 'TAG_MANAGER',
    id: 'GTM_ID',
    url: 'GTM_URL',
    standard: 'https://www.googletagmanager.com/gtm.js',
    origins: {
      script: ['https://www.googletagmanager.com'],
      connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      frame: [],
    },
  },
];

/** The environment variable that names the shop's account with a third party. */
export const trackerVariable = (kind: TrackerKind): string =>
  vendors.find((vendor) => vendor.kind === kind)?.id ?? kind;

/** A third party whose script comes from somewhere else is expected to talk to that place only. */
const originsOf = (vendor: Vendor, scriptUrl: string): TrackerConfig['origins'] => {
  if (scriptUrl === vendor.standard) return vendor.origins;
  const { origin } = new URL(scriptUrl);
  return { script: [origin], connect: [origin], frame: [] };
};

/** The third parties whose id is set; `TRACKING_ORIGINS` are what their own tags talk to beside them. */
export const trackersOf = (values: z.output<z.ZodObject<typeof trackerFields>>): TrackerConfig[] => {
  const more = values.TRACKING_ORIGINS ?? [];
  return vendors.flatMap((vendor) => {
    const id = values[vendor.id];
    if (id === null) return [];
    const script = values[vendor.url] ?? vendor.standard;
    const own = originsOf(vendor, script);
    const origins = {
      script: [...own.script, ...more],
      connect: [...own.connect, ...more],
      frame: [...own.frame, ...more],
    };
    return [{ kind: vendor.kind, id, scriptUrl: script, origins }];
  });
};
