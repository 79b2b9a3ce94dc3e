// @ts-check
import { event, MVCObject } from './events.js';
import { LatLng, LatLngBounds, Point, Size } from './geometry.js';
import { StandInMap } from './map.js';
import { setUpMaps } from './setting.js';

const names = (/** @type {string[]} */ ...list) => Object.fromEntries(list.map((name) => [name, name]));

const corners = [
  ['TOP_LEFT', 'TOP_CENTER', 'TOP', 'TOP_RIGHT', 'LEFT_CENTER', 'LEFT_TOP', 'LEFT', 'LEFT_BOTTOM', 'RIGHT_TOP'],
  ['RIGHT', 'RIGHT_CENTER', 'RIGHT_BOTTOM', 'BOTTOM_LEFT', 'BOTTOM_CENTER', 'BOTTOM', 'BOTTOM_RIGHT', 'CENTER'],
].flat();

/** What the page finds under `google.maps`. */
const library = {
  version: '3.stand-in',
  Map: StandInMap,
  LatLng,
  LatLngBounds,
  MVCObject,
  Point,
  Size,
  event,
  ControlPosition: Object.fromEntries(corners.map((name, index) => [name, index + 1])),
  ColorScheme: names('DARK', 'FOLLOW_SYSTEM', 'LIGHT'),
  MapTypeId: { HYBRID: 'hybrid', ROADMAP: 'roadmap', SATELLITE: 'satellite', TERRAIN: 'terrain' },
  RenderingType: names('RASTER', 'UNINITIALIZED', 'VECTOR'),
  ZoomControlStyle: { DEFAULT: 0, SMALL: 1, LARGE: 2 },
};

/**
 * The function that a dotted name stands for, such as `google.maps.__ib__`.
 * @param {string} name
 */
const functionNamed = (name) =>
  name.split('.').reduce((/** @type {any} */ owner, part) => (owner == null ? owner : owner[part]), window);

/**
 * Makes `google.maps` and tells the page, as the parameters of the script's address ask for.
 * @param {URL} address
 */
export const start = (address) => {
  setUpMaps({
    language: address.searchParams.get('language')?.startsWith('ar') ? 'ar' : 'en',
    tiles: new URL('../tiles', address).href,
  });
  const page = /** @type {any} */ (window);
  page.google ??= {};
  page.google.maps ??= {};
  Object.assign(page.google.maps, library, { importLibrary: async () => library });
  const callback = address.searchParams.get('callback');
  if (callback) functionNamed(callback)?.();
};
