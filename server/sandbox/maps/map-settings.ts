import type { Config } from '../../config.ts';

/** The settings of a shop that looks places up in a sandbox. */
export const mapSettings = (url: string): Pick<Config, 'places'> => ({
  places: { placesUrl: url, geocodingUrl: `${url}/maps/api/geocode/json`, serverKey: null },
});
