import type { MapScriptConfig, PlacesConfig } from '../../settings/maps-config.ts';

type MapSettings = { mapScript: MapScriptConfig; places: PlacesConfig };

/**
 * The settings of a shop that has its maps from a sandbox: the script where browsers reach it, places and geocoding
 * where the shop itself does.
 */
export const mapSettings = (url: string, publicUrl = url): MapSettings => ({
  mapScript: { url: `${publicUrl}/maps/api/js`, browserKey: null },
  places: { placesUrl: url, geocodingUrl: `${url}/maps/api/geocode/json`, serverKey: null },
});
