// @ts-check
import { event, LatLng } from './google.js';
import { StandInMap } from './map.js';

/**
 * Makes `google.maps` and tells the page, as the parameters of the script's URL ask for.
 * @param {URL} url
 */
export const start = (url) => {
  StandInMap.language = url.searchParams.get('language')?.startsWith('ar') ? 'ar' : 'en';
  StandInMap.tiles = new URL('../tiles', url).href;
  const page = /** @type {any} */ (window);
  const library = { version: '3.stand-in', Map: StandInMap, LatLng, event };
  page.google = { ...page.google, maps: { ...page.google?.maps, ...library, importLibrary: async () => library } };
  // A dotted name, such as `google.maps.__ib__`.
  const callback = url.searchParams.get('callback')?.split('.');
  callback?.reduce((/** @type {any} */ owner, name) => owner?.[name], page)?.();
};
