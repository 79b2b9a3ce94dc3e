// @ts-check

/** @typedef {(...args: unknown[]) => void} Handler */
/** @typedef {LatLng | {lat: number, lng: number}} LatLngLike */

/** @type {WeakMap<object, {name: string, handler: Handler}[]>} */
const listeners = new WeakMap();

/** `google.maps.event`, as far as the page's library uses it. */
export const event = {
  /**
   * @param {object} instance
   * @param {string} name
   * @param {Handler} handler
   */
  addListener: (instance, name, handler) => {
    const entry = { name, handler };
    listeners.set(instance, [...(listeners.get(instance) ?? []), entry]);
    const remove = () =>
      void listeners.set(
        instance,
        (listeners.get(instance) ?? []).filter((other) => other !== entry),
      );
    return { remove };
  },
  /** @param {{remove: () => void} | null | undefined} listener */
  removeListener: (listener) => listener?.remove(),
  /**
   * @param {object} instance
   * @param {string} name
   * @param {unknown[]} args
   */
  trigger: (instance, name, ...args) => {
    for (const listener of listeners.get(instance) ?? []) {
      if (listener.name === name) listener.handler.apply(instance, args);
    }
  },
};

/** A place on Earth, in degrees. */
export class LatLng {
  /** @type {number} */
  #lat;
  /** @type {number} */
  #lng;

  /** @param {LatLngLike} place */
  constructor({ lat, lng }) {
    this.#lat = typeof lat === 'function' ? lat() : lat;
    this.#lng = typeof lng === 'function' ? lng() : lng;
    if (!Number.isFinite(this.#lat + this.#lng)) throw new Error('InvalidValueError: not a LatLng');
  }

  lat() {
    return this.#lat;
  }

  lng() {
    return this.#lng;
  }

  toJSON() {
    return { lat: this.#lat, lng: this.#lng };
  }

  toUrlValue(digits = 6) {
    return `${Number(this.#lat.toFixed(digits))},${Number(this.#lng.toFixed(digits))}`;
  }
}
