// @ts-check
import { toPixels } from './geometry.js';
import { TileLayer } from './tile-layer.js';

/** @typedef {'light' | 'dark'} Theme */

/**
 * @param {unknown} scheme
 * @returns {Theme}
 */
export const themeOf = (scheme) => {
  const followsSystem = scheme === 'FOLLOW_SYSTEM' && matchMedia('(prefers-color-scheme: dark)').matches;
  return scheme === 'DARK' || followsSystem ? 'dark' : 'light';
};

/** Seen where a square is missing or on its way. */
export const groundColours = { light: '#f4efe6', dark: '#211f1c' };

/** What is drawn under everything else: the squares of one zoom, and for a moment those of the zoom before. */
export class MapGround {
  /** @type {TileLayer | null} */
  #layer = null;
  /** @type {TileLayer | null} */
  #former = null;
  #addressOf;
  #onLoaded;

  /**
   * @param {(zoom: number, x: number, y: number) => string} addressOf
   * @param {() => void} onLoaded
   */
  constructor(addressOf, onLoaded) {
    this.#addressOf = addressOf;
    this.#onLoaded = onLoaded;
    this.element = document.createElement('div');
    Object.assign(this.element.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  }

  /**
   * @param {import('./geometry.js').LatLng} place
   * @param {number} zoom
   * @param {{width: number, height: number}} box
   */
  show(place, zoom, box) {
    const center = toPixels(place, zoom);
    if (this.#layer?.zoom !== zoom) this.#change(zoom, center);
    this.#layer?.show(center, box);
    if (!this.#former) return;
    this.#former.stretch(toPixels(place, this.#former.zoom), box, 2 ** (zoom - this.#former.zoom));
  }

  /**
   * @param {number} zoom
   * @param {import('./geometry.js').XY} center
   */
  #change(zoom, center) {
    this.#former?.element.remove();
    this.#former = this.#layer;
    this.#layer = new TileLayer(zoom, center, this.#addressOf, () => {
      this.#former?.element.remove();
      this.#former = null;
      this.#onLoaded();
    });
    this.element.append(this.#layer.element);
  }
}
