// @ts-check
import { TILE } from './geometry.js';

/** @typedef {import('./geometry.js').XY} XY */

/** Tiles around the visible ones, so that a drag finds them there. */
const MARGIN = 1;

/** The squares of one zoom, placed by their own pixels; the layer as a whole is moved. */
export class TileLayer {
  /** @type {Map<string, HTMLImageElement>} */
  #tiles = new Map();
  #waiting = new Set();
  #addressOf;
  #onLoaded;
  zoom;
  /** Pixels of the world from which this layer's tiles are placed, so that no number is too large for a browser. */
  #origin;

  /**
   * @param {number} zoom
   * @param {XY} center
   * @param {(zoom: number, x: number, y: number) => string} addressOf
   * @param {() => void} onLoaded
   */
  constructor(zoom, center, addressOf, onLoaded) {
    this.zoom = zoom;
    this.#addressOf = addressOf;
    this.#onLoaded = onLoaded;
    this.#origin = { x: Math.floor(center.x / TILE) * TILE, y: Math.floor(center.y / TILE) * TILE };
    this.element = document.createElement('div');
    Object.assign(this.element.style, { position: 'absolute', left: '0', top: '0', transformOrigin: '0 0' });
  }

  get isLoaded() {
    return this.#waiting.size === 0;
  }

  /**
   * Shows the world around `center` (in pixels of this layer's zoom) in a box.
   * @param {XY} center
   * @param {{width: number, height: number}} box
   */
  show(center, { width, height }) {
    // Whole pixels, or seams would show between the squares.
    const [left, top] = [Math.round(center.x - width / 2), Math.round(center.y - height / 2)];
    this.element.style.transform = `translate(${this.#origin.x - left}px, ${this.#origin.y - top}px)`;
    const count = 2 ** this.zoom;
    /** @type {Set<string>} */
    const wanted = new Set();
    for (let x = Math.floor(left / TILE) - MARGIN; x <= Math.floor((left + width) / TILE) + MARGIN; x += 1) {
      for (let y = Math.floor(top / TILE) - MARGIN; y <= Math.floor((top + height) / TILE) + MARGIN; y += 1) {
        if (y < 0 || y >= count) continue;
        wanted.add(`${x} ${y}`);
        if (!this.#tiles.has(`${x} ${y}`)) this.#add(x, y, count);
      }
    }
    for (const [name, tile] of this.#tiles) {
      if (!wanted.has(name)) this.#drop(name, tile);
    }
  }

  /**
   * Stands in for a layer of another zoom that is still on its way.
   * @param {XY} center in pixels of this layer's zoom
   * @param {{width: number, height: number}} box
   * @param {number} scale
   */
  stretch(center, { width, height }, scale) {
    const left = width / 2 + (this.#origin.x - center.x) * scale;
    const top = height / 2 + (this.#origin.y - center.y) * scale;
    this.element.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} count
   */
  #add(x, y, count) {
    const tile = document.createElement('img');
    tile.alt = '';
    tile.draggable = false;
    tile.decoding = 'async';
    Object.assign(tile.style, {
      position: 'absolute',
      left: `${x * TILE - this.#origin.x}px`,
      top: `${y * TILE - this.#origin.y}px`,
      width: `${TILE}px`,
      height: `${TILE}px`,
      maxWidth: 'none',
      opacity: '0',
      transition: 'opacity 160ms',
      userSelect: 'none',
      pointerEvents: 'none',
    });
    const name = `${x} ${y}`;
    this.#waiting.add(name);
    tile.onload = () => {
      tile.style.opacity = '1';
      this.#settle(name);
    };
    // A missing square leaves the ground to be seen; the map goes on.
    tile.onerror = () => this.#settle(name);
    tile.src = this.#addressOf(this.zoom, ((x % count) + count) % count, y);
    this.#tiles.set(name, tile);
    this.element.append(tile);
  }

  /** @param {string} name */
  #settle(name) {
    if (this.#waiting.delete(name) && this.isLoaded) this.#onLoaded();
  }

  /**
   * @param {string} name
   * @param {HTMLImageElement} tile
   */
  #drop(name, tile) {
    tile.remove();
    this.#tiles.delete(name);
    this.#settle(name);
  }
}
