// @ts-check
import { event, LatLng } from './google.js';
import { control, Map as LeafletMap, svg } from './leaflet.js';
import { drawPicture } from './picture.js';
import { styles } from './supplies.js';

/** @typedef {import('./google.js').LatLngLike} LatLngLike */

/** Milliseconds without a movement after which a map is at rest. */
const rest = 120;

const texts = {
  en: { map: 'Map', zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out', source: 'Demo map' },
  ar: { map: 'خريطة', zoomInTitle: 'تكبير', zoomOutTitle: 'تصغير', source: 'خريطة تجريبية' },
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** `google.maps.Map` over Leaflet, as far as a page needs it that lets people choose a place. */
export class StandInMap {
  /** @type {'en' | 'ar'} */
  static language = 'en';
  static tiles = '';

  #surface = document.createElement('div');
  #leaflet;
  /** What was asked for; Leaflet itself knows a centre in whole pixels only. */
  /** @type {LatLng | null} */
  #center = null;
  #isSetting = false;
  #rest = 0;

  /**
   * @param {HTMLElement} container
   * @param {{center?: LatLngLike, zoom?: number, colorScheme?: string}} [options]
   */
  constructor(container, options = {}) {
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    const { language } = StandInMap;
    const { map, source, ...titles } = texts[language];
    Object.assign(this.#surface, { className: 'gm-style', role: 'region', ariaLabel: map });
    const theme = options.colorScheme === 'DARK' ? 'dark' : 'light';
    this.#surface.dataset.theme = theme;
    container.replaceChildren(this.#surface);
    const position = language === 'ar' ? 'bottomleft' : 'bottomright';
    this.#leaflet = new LeafletMap(this.#surface, {
      attributionControl: false,
      zoomControl: false,
      inertia: false,
      minZoom: 5,
      maxZoom: 20,
      renderer: svg({ padding: 1 }),
    });
    control.attribution({ position, prefix: source }).addTo(this.#leaflet);
    control.zoom({ position, ...titles }).addTo(this.#leaflet);
    this.#leaflet.on('move', () => {
      if (!this.#isSetting) this.#center = null;
      this.#write();
    });
    this.#leaflet.on('dragstart', () => event.trigger(this, 'dragstart'));
    this.#leaflet.on('moveend', () => this.#settle());
    this.setOptions(options);
    drawPicture(this.#leaflet, `${StandInMap.tiles}/${theme}`, theme, language);
    new ResizeObserver(() => {
      this.#leaflet.invalidateSize({ pan: false });
      this.#show();
    }).observe(container);
  }

  /** @param {{center?: LatLngLike, zoom?: number}} options */
  setOptions({ center, zoom }) {
    if (center) this.#show(new LatLng(center), zoom);
    else if (zoom !== undefined) this.setZoom(zoom);
  }

  /** @param {LatLngLike} place */
  setCenter(place) {
    this.#show(new LatLng(place));
  }

  /** @param {number} zoom */
  setZoom(zoom) {
    this.#show(this.getCenter(), zoom);
  }

  getCenter() {
    return this.#center ?? new LatLng(this.#leaflet.getCenter());
  }

  getZoom() {
    return this.#leaflet.getZoom();
  }

  /** At once: only hands make a map glide. */
  #show(center = this.getCenter(), zoom = this.#leaflet.getZoom()) {
    this.#center = center;
    this.#isSetting = true;
    this.#leaflet.setView(center.toJSON(), zoom, { animate: false });
    this.#isSetting = false;
    this.#write();
  }

  #write() {
    this.#surface.dataset.center = this.getCenter().toUrlValue();
    this.#surface.dataset.zoom = String(this.getZoom());
  }

  /** Says that the map is at rest, when nothing moves it for a moment. */
  #settle() {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => event.trigger(this, 'idle'), rest);
  }
}

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
