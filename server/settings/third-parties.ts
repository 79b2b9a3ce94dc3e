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
    /** The services that know places; a null one is not asked. The key goes to these two URLs only. */
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

/** The advertising pixels and the tag manager that this shop can work with. */
export type TrackerKind = 'META' | 'TIKTOK' | 'SNAPCHAT' | 'TAG_MANAGER';

/** A third party that may receive visitors' actions, once they agree. */
export type TrackerConfig = {
  kind: TrackerKind;
  id: string;
  scriptUrl: string;
  /** Origins that its script loads more scripts from and talks to; a Content-Security-Policy names them. */
  origins: { script: string[]; connect: string[]; frame: string[] };
};

/** `name` is how its settings begin, `standard` where its script is unless they say otherwise. */
type Vendor = TrackerConfig['origins'] & {
  name: 'META_PIXEL' | 'TIKTOK_PIXEL' | 'SNAPCHAT_PIXEL' | 'GTM';
  standard: string;
};

const vendors: Record<TrackerKind, Vendor> = {
  META: {
    name: 'META_PIXEL',
    standard: 'https://connect.facebook.net/en_US/fbevents.js',
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    frame: [],
  },
  TIKTOK: {
    name: 'TIKTOK_PIXEL',
    standard: 'https://analytics.tiktok.com/i18n/pixel/events.js',
    script: ['https://analytics.tiktok.com'],
    connect: ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us'],
    frame: [],
  },
  SNAPCHAT: {
    name: 'SNAPCHAT_PIXEL',
    standard: 'https://sc-static.net/scevent.min.js',
    script: ['https://sc-static.net', 'https://tr.snapchat.com'],
    connect: ['https://tr.snapchat.com', 'https://tr6.snapchat.com'],
    frame: ['https://tr.snapchat.com'],
  },
  TAG_MANAGER: {
    name: 'GTM',
    standard: 'https://www.googletagmanager.com/gtm.js',
    script: ['https://www.googletagmanager.com'],
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    frame: [],
  },
};

/** The third parties whose id is set; `TRACKING_ORIGINS` are further origins that their own tags call. */
export const trackersOf = (values: z.output<z.ZodObject<typeof trackerFields>>): TrackerConfig[] => {
  const more = values.TRACKING_ORIGINS ?? [];
  return Object.entries(vendors).flatMap(([kind, { name, standard, ...own }]) => {
    const [id, scriptUrl] = [values[`${name}_ID`], values[`${name}_URL`] ?? standard];
    if (id === null) return [];
    const { origin } = new URL(scriptUrl);
    // A third party whose script comes from somewhere else is expected to talk to that place only.
    const { script, connect, frame } =
      scriptUrl === standard ? own : { script: [origin], connect: [origin], frame: [] };
    const origins = { script: [...script, ...more], connect: [...connect, ...more], frame: [...frame, ...more] };
    return [{ kind: kind as TrackerKind, id, scriptUrl, origins }];
  });
};
