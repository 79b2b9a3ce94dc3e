// @ts-check
import { event, MVCObject } from './events.js';
import { LatLng, LatLngBounds, Point, toLatLng, toPixels, zoomFor } from './geometry.js';
import { listenToGestures } from './gestures.js';
import { glide } from './glide.js';
import { buildControls, nameOfMap } from './map-controls.js';
import { groundColours, MapGround, themeOf } from './map-ground.js';
import { setting } from './setting.js';

/** @typedef {import('./geometry.js').LatLngLike} LatLngLike */
/** @typedef {import('./geometry.js').XY} XY */

const LEAST_ZOOM = 5;
const MOST_ZOOM = 20;
/** Milliseconds without a movement after which a map is at rest. */
const REST = 120;

/** `google.maps.Map`, as far as a page needs it that lets people choose a place. */
export class StandInMap extends MVCObject {
  #container;
  #surface;
  #ground;
  /** @type {'light' | 'dark'} */
  #theme;
  /** @type {LatLng | null} */
  #center = null;
  /** @type {number | null} */
  #zoom = null;
  #controls;
  #rest = 0;
  #isHeld = false;
  #stopGliding = () => {};
  /** @type {LatLng | null} */
  #goal = null;

  /**
   * @param {HTMLElement} container
   * @param {Record<string, unknown>} [options]
   */
  constructor(container, options = {}) {
    super();
    this.#container = container;
    this.#theme = themeOf(options.colorScheme);
    this.#surface = document.createElement('div');
    const { language, tiles } = setting;
    this.#ground = new MapGround(
      (zoom, x, y) => `${tiles}/${this.#theme}/${zoom}/${x}/${y}.svg?language=${language}`,
      () => event.trigger(this, 'tilesloaded'),
    );
    this.#controls = buildControls(this, setting.language, this.#theme);
    this.#furnish(options.backgroundColor);
    listenToGestures(this, this.#surface);
    new ResizeObserver(() => this.#center && this.#changed('bounds_changed')).observe(container);
    this.setOptions(options);
  }

  /** @param {Record<string, unknown> | null | undefined} options */
  setOptions(options) {
    const { center, zoom, ...rest } = options ?? {};
    this.setValues(rest);
    if (typeof zoom === 'number') this.setZoom(zoom);
    if (center) this.setCenter(/** @type {LatLngLike} */ (center));
    const isBare = this.get('disableDefaultUI') === true;
    const hasZoom = this.get('zoomControl') ?? !isBare;
    this.#controls.zoom.hidden = hasZoom !== true;
    this.#surface.style.cursor = String(this.get('draggableCursor') ?? (this.canMove() ? 'grab' : 'default'));
    this.#surface.style.touchAction = this.canMove() ? 'none' : 'auto';
    this.#surface.tabIndex = this.get('keyboardShortcuts') === false ? -1 : 0;
  }

  getCenter() {
    return this.#center ?? undefined;
  }

  getZoom() {
    return this.#zoom ?? undefined;
  }

  getDiv() {
    return this.#container;
  }

  getBounds() {
    if (!this.#center || this.#zoom === null) return undefined;
    const { width, height } = this.#box();
    return new LatLngBounds(this.#placeAt({ x: 0, y: height }), this.#placeAt({ x: width, y: 0 }));
  }

  /** @param {LatLngLike} place */
  setCenter(place) {
    this.#stopGliding();
    this.#goal = null;
    this.#moveTo(place);
  }

  /** @param {LatLngLike} place */
  #moveTo(place) {
    const next = new LatLng(place);
    if (next.equals(this.#center)) return;
    this.#center = next;
    this.#changed('center_changed', 'bounds_changed');
  }

  /** @param {number} zoom */
  setZoom(zoom) {
    const least = Number(this.get('minZoom') ?? LEAST_ZOOM);
    const most = Number(this.get('maxZoom') ?? MOST_ZOOM);
    const next = Math.round(Math.min(Math.max(zoom, least, LEAST_ZOOM), most, MOST_ZOOM));
    if (!Number.isFinite(next) || next === this.#zoom) return;
    this.#zoom = next;
    this.#changed('zoom_changed', 'bounds_changed');
  }

  /** @param {number} by */
  changeZoom(by) {
    if (this.#zoom !== null) this.setZoom(this.#zoom + by);
  }

  /**
   * Glides to a place that is in reach of the eye, and jumps to others.
   * @param {LatLngLike} place
   */
  panTo(place) {
    const target = new LatLng(place);
    if (!this.#center || this.#zoom === null) return this.setCenter(target);
    const [from, to] = [toPixels(this.#center, this.#zoom), toPixels(target, this.#zoom)];
    const { width, height } = this.#box();
    const isNear = Math.abs(to.x - from.x) <= width && Math.abs(to.y - from.y) <= height;
    if (!isNear || matchMedia('(prefers-reduced-motion: reduce)').matches) return this.setCenter(target);
    const zoom = this.#zoom;
    this.#stopGliding();
    this.#goal = target;
    this.#stopGliding = glide(from, to, (point, isLast) => {
      if (isLast || this.#zoom !== zoom) this.setCenter(target);
      else this.#moveTo(toLatLng(point, zoom));
    });
  }

  /**
   * @param {number} right
   * @param {number} down
   */
  panBy(right, down) {
    if (!this.#center || this.#zoom === null) return;
    const { x, y } = toPixels(this.#goal ?? this.#center, this.#zoom);
    this.panTo(toLatLng({ x: x + right, y: y + down }, this.#zoom));
  }

  /**
   * The same at once, as under a finger.
   * @param {number} right
   * @param {number} down
   */
  moveBy(right, down) {
    if (!this.#center || this.#zoom === null) return;
    const { x, y } = toPixels(this.#center, this.#zoom);
    this.setCenter(toLatLng({ x: x + right, y: y + down }, this.#zoom));
  }

  /** @param {LatLngBounds} bounds */
  fitBounds(bounds) {
    this.setZoom(zoomFor(bounds, this.#box(), LEAST_ZOOM, MOST_ZOOM));
    this.setCenter(bounds.getCenter());
  }

  /** @param {boolean} isClickable */
  setClickableIcons(isClickable) {
    this.set('clickableIcons', isClickable);
  }

  /** @param {number} degrees */
  setHeading(degrees) {
    this.set('heading', degrees);
  }

  /** @param {number} degrees */
  setTilt(degrees) {
    this.set('tilt', degrees);
  }

  /** @param {string} id */
  setMapTypeId(id) {
    this.set('mapTypeId', id);
  }

  /** @param {unknown} panorama */
  setStreetView(panorama) {
    this.set('streetView', panorama);
  }

  getMapTypeId() {
    return this.get('mapTypeId') ?? 'roadmap';
  }

  /** Whether a hand may move this map. */
  canMove() {
    return this.get('draggable') !== false && this.get('gestureHandling') !== 'none';
  }

  /**
   * Changes the zoom around a point of the box, which stays where it is.
   * @param {number} by
   * @param {XY} pixel
   */
  zoomAt(by, pixel) {
    if (!this.#center || this.#zoom === null) return;
    const { width, height } = this.#box();
    const [right, down] = [pixel.x - width / 2, pixel.y - height / 2];
    const before = this.#zoom;
    const under = this.#placeAt(pixel);
    this.setZoom(before + by);
    if (this.#zoom === before) return;
    const after = toPixels(under, this.#zoom);
    this.setCenter(toLatLng({ x: after.x - right, y: after.y - down }, this.#zoom));
  }

  /**
   * Where in the box an event of the browser happened.
   * @param {MouseEvent} domEvent
   */
  pixelOf(domEvent) {
    const { left, top } = this.#container.getBoundingClientRect();
    return new Point(domEvent.clientX - left, domEvent.clientY - top);
  }

  /**
   * Tells listeners, with the place that was pointed at.
   * @param {string} name
   * @param {MouseEvent} [domEvent]
   */
  tell(name, domEvent) {
    if (!domEvent || !this.#center || this.#zoom === null) return event.trigger(this, name);
    const pixel = this.pixelOf(domEvent);
    const stop = () => domEvent.stopPropagation();
    event.trigger(this, name, { latLng: this.#placeAt(pixel), pixel, domEvent, stop });
  }

  /** Keeps the map from being at rest until it is let go. */
  hold() {
    this.#isHeld = true;
  }

  /** Lets the map go. */
  release() {
    this.#isHeld = false;
    this.#settle();
  }

  /** Says that the map is at rest, when nothing moves it for a moment. */
  #settle() {
    clearTimeout(this.#rest);
    if (this.#isHeld) return;
    this.#rest = window.setTimeout(() => event.trigger(this, 'idle'), REST);
  }

  /**
   * The place under a point of the box.
   * @param {XY} pixel
   */
  #placeAt(pixel) {
    const { width, height } = this.#box();
    const { x, y } = toPixels(/** @type {LatLng} */ (this.#center), Number(this.#zoom));
    return toLatLng({ x: x + pixel.x - width / 2, y: y + pixel.y - height / 2 }, Number(this.#zoom));
  }

  #box() {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  /** @param {unknown} background */
  #furnish(background) {
    const { style } = this.#container;
    if (getComputedStyle(this.#container).position === 'static') style.position = 'relative';
    style.overflow = 'hidden';
    style.backgroundColor = typeof background === 'string' ? background : groundColours[this.#theme];
    Object.assign(this.#surface.style, { position: 'absolute', inset: '0', overflow: 'hidden', direction: 'ltr' });
    this.#surface.className = 'gm-style';
    this.#surface.role = 'region';
    this.#surface.ariaLabel = nameOfMap(setting.language);
    this.#surface.append(this.#ground.element);
    this.#container.replaceChildren(this.#surface, this.#controls.zoom, this.#controls.source);
  }

  /** @param {string[]} names */
  #changed(...names) {
    this.#draw();
    for (const name of names) event.trigger(this, name);
    this.#settle();
  }

  #draw() {
    if (!this.#center || this.#zoom === null) return;
    this.#ground.show(this.#center, this.#zoom, this.#box());
    this.#surface.dataset.center = this.#center.toUrlValue();
    this.#surface.dataset.zoom = String(this.#zoom);
  }
}
