// @ts-check

/** @typedef {LatLng | {lat: number, lng: number}} LatLngLike */
/** @typedef {{x: number, y: number}} XY */

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/** @param {number} degrees */
const wrapped = (degrees) =>
  degrees >= -180 && degrees <= 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;

/** A place on Earth, in degrees. */
export class LatLng {
  #lat;
  #lng;

  /**
   * @param {number | LatLngLike} lat
   * @param {number} [lng]
   */
  constructor(lat, lng) {
    const [north, east] = typeof lat === 'object' ? degreesOf(lat) : [lat, Number(lng)];
    if (!Number.isFinite(north) || !Number.isFinite(east)) throw new Error('InvalidValueError: not a LatLng');
    this.#lat = clamp(north, -90, 90);
    this.#lng = wrapped(east);
  }

  lat() {
    return this.#lat;
  }

  lng() {
    return this.#lng;
  }

  /** @param {LatLng | null} other */
  equals(other) {
    if (!other) return false;
    return Math.abs(this.#lat - other.lat()) < 1e-9 && Math.abs(this.#lng - other.lng()) < 1e-9;
  }

  toJSON() {
    return { lat: this.#lat, lng: this.#lng };
  }

  toString() {
    return `(${this.#lat}, ${this.#lng})`;
  }

  toUrlValue(digits = 6) {
    return `${Number(this.#lat.toFixed(digits))},${Number(this.#lng.toFixed(digits))}`;
  }
}

/**
 * @param {LatLngLike} place
 * @returns {[number, number]}
 */
const degreesOf = (place) =>
  typeof place.lat === 'function' ? [place.lat(), /** @type {LatLng} */ (place).lng()] : [place.lat, Number(place.lng)];

/** A box between two corners. */
export class LatLngBounds {
  #southWest;
  #northEast;

  /**
   * @param {LatLngLike} southWest
   * @param {LatLngLike} northEast
   */
  constructor(southWest, northEast) {
    this.#southWest = new LatLng(southWest);
    this.#northEast = new LatLng(northEast);
  }

  getSouthWest() {
    return this.#southWest;
  }

  getNorthEast() {
    return this.#northEast;
  }

  getCenter() {
    const [south, north] = [this.#southWest.lat(), this.#northEast.lat()];
    return new LatLng((south + north) / 2, (this.#southWest.lng() + this.#northEast.lng()) / 2);
  }

  /** @param {LatLngLike} place */
  contains(place) {
    const { lat, lng } = new LatLng(place).toJSON();
    const isBetween = lat >= this.#southWest.lat() && lat <= this.#northEast.lat();
    return isBetween && lng >= this.#southWest.lng() && lng <= this.#northEast.lng();
  }

  /** @param {LatLngLike} place */
  extend(place) {
    const { lat, lng } = new LatLng(place).toJSON();
    const [south, west] = [this.#southWest.lat(), this.#southWest.lng()];
    this.#southWest = new LatLng(Math.min(lat, south), Math.min(lng, west));
    this.#northEast = new LatLng(Math.max(lat, this.#northEast.lat()), Math.max(lng, this.#northEast.lng()));
    return this;
  }

  /** @param {LatLngBounds | null} other */
  equals(other) {
    return Boolean(
      other && this.#southWest.equals(other.getSouthWest()) && this.#northEast.equals(other.getNorthEast()),
    );
  }

  toJSON() {
    const [{ lat: south, lng: west }, { lat: north, lng: east }] = [this.#southWest.toJSON(), this.#northEast.toJSON()];
    return { south, west, north, east };
  }
}

export class Point {
  /**
   * @param {number} x
   * @param {number} y
   */
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
}

export class Size {
  /**
   * @param {number} width
   * @param {number} height
   */
  constructor(width, height) {
    this.width = width;
    this.height = height;
  }
}

export const TILE = 256;

/**
 * Where a place lies, in pixels from the north-west corner of the world.
 * @param {LatLng} place
 * @param {number} zoom
 * @returns {XY}
 */
export const toPixels = (place, zoom) => {
  const world = TILE * 2 ** zoom;
  const sine = clamp(Math.sin((place.lat() * Math.PI) / 180), -0.9999, 0.9999);
  return {
    x: (0.5 + place.lng() / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
};

/**
 * @param {XY} pixels
 * @param {number} zoom
 */
export const toLatLng = ({ x, y }, zoom) => {
  const world = TILE * 2 ** zoom;
  const north = Math.PI * (1 - (2 * clamp(y, 0, world)) / world);
  return new LatLng((Math.atan(Math.sinh(north)) * 180) / Math.PI, (x / world - 0.5) * 360);
};

/**
 * The largest zoom in which a box shows all of the bounds.
 * @param {LatLngBounds} bounds
 * @param {{width: number, height: number}} box
 * @param {number} least
 * @param {number} most
 */
export const zoomFor = (bounds, { width, height }, least, most) => {
  let zoom = most;
  for (; zoom > least; zoom -= 1) {
    const [low, high] = [toPixels(bounds.getSouthWest(), zoom), toPixels(bounds.getNorthEast(), zoom)];
    if (high.x - low.x <= width && low.y - high.y <= height) break;
  }
  return zoom;
};
