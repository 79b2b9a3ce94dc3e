import type { EnvironmentReader } from './environment-reader.ts';

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
  /** Never leaves this server but to the two URLs above. */
  serverKey: string | null;
}

const google = {
  script: 'https://maps.googleapis.com/maps/api/js',
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com/maps/api/geocode/json',
};

/** Google's URLs stand in only beside a key: without one they would answer nothing but refusals. */
export const readMaps = (
  read: EnvironmentReader,
): { mapScript: MapScriptConfig | null; places: PlacesConfig | null } => {
  const browserKey = read.key('MAPS_BROWSER_KEY');
  const serverKey = read.key('MAPS_SERVER_KEY');
  const scriptUrl = read.scriptUrl('MAPS_SCRIPT_URL', '/maps/api/js') ?? (browserKey && google.script);
  const placesUrl = read.url('PLACES_URL') ?? (serverKey && google.places);
  const geocodingUrl = read.url('GEOCODING_URL') ?? (serverKey && google.geocoding);
  return {
    mapScript: scriptUrl ? { url: scriptUrl, browserKey } : null,
    places: placesUrl || geocodingUrl ? { placesUrl, geocodingUrl, serverKey } : null,
  };
};
