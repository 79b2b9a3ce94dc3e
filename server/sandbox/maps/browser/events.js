// @ts-check

/** @typedef {(...args: unknown[]) => void} Handler */
/** @typedef {{remove: () => void}} Listener */

/** @type {WeakMap<object, Map<string, Set<Handler>>>} */
const registry = new WeakMap();

/**
 * @param {object} instance
 * @param {string} name
 * @returns {Set<Handler>}
 */
const handlersOf = (instance, name) => {
  const names = registry.get(instance) ?? new Map();
  registry.set(instance, names);
  const handlers = names.get(name) ?? new Set();
  names.set(name, handlers);
  return handlers;
};

/** `google.maps.event`: handlers by object and name of the event. */
export const event = {
  /**
   * @param {object} instance
   * @param {string} name
   * @param {Handler} handler
   * @returns {Listener}
   */
  addListener: (instance, name, handler) => {
    const handlers = handlersOf(instance, name);
    // The same function may listen twice.
    /** @type {Handler} */
    const own = (...args) => handler.apply(instance, args);
    handlers.add(own);
    return { remove: () => void handlers.delete(own) };
  },
  /**
   * @param {object} instance
   * @param {string} name
   * @param {Handler} handler
   * @returns {Listener}
   */
  addListenerOnce: (instance, name, handler) => {
    const listener = event.addListener(instance, name, (...args) => {
      listener.remove();
      handler.apply(instance, args);
    });
    return listener;
  },
  /**
   * @param {EventTarget} target
   * @param {string} name
   * @param {EventListener} handler
   * @returns {Listener}
   */
  addDomListener: (target, name, handler) => {
    target.addEventListener(name, handler);
    return { remove: () => target.removeEventListener(name, handler) };
  },
  /** @param {Listener | null | undefined} listener */
  removeListener: (listener) => listener?.remove(),
  /**
   * @param {object} instance
   * @param {string} name
   */
  clearListeners: (instance, name) => handlersOf(instance, name).clear(),
  /** @param {object} instance */
  clearInstanceListeners: (instance) => void registry.delete(instance),
  /**
   * @param {object} instance
   * @param {string} name
   */
  hasListeners: (instance, name) => handlersOf(instance, name).size > 0,
  /**
   * @param {object} instance
   * @param {string} name
   * @param {unknown[]} args
   */
  trigger: (instance, name, ...args) => {
    for (const handler of [...handlersOf(instance, name)]) handler(...args);
  },
};

/** Something with named values that says when one of them changes. */
export class MVCObject {
  /** @type {Map<string, unknown>} */
  #values = new Map();

  /** @param {string} name */
  get(name) {
    return this.#values.get(name);
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  set(name, value) {
    this.#values.set(name, value);
    event.trigger(this, `${name}_changed`);
  }

  /** @param {Record<string, unknown>} values */
  setValues(values) {
    for (const [name, value] of Object.entries(values ?? {})) this.set(name, value);
  }

  /** @param {string} name */
  notify(name) {
    event.trigger(this, `${name}_changed`);
  }

  /**
   * @param {string} name
   * @param {Handler} handler
   */
  addListener(name, handler) {
    return event.addListener(this, name, handler);
  }
}
