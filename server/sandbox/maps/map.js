// @ts-check

/** @typedef {{lat: number, lng: number}} Position */
/** @typedef {{center?: Position, zoom?: number, colorScheme?: string}} Options */

(() => {
  const page = /** @type {any} */ (window);
  /** @type {typeof import('./places.ts').places} */
  const places = page.mapPlaces;
  const { searchParams } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  const language = searchParams.get('language')?.startsWith('ar') ? 'ar' : 'en';
  const texts = {
    en: { map: 'Map', closer: 'Zoom in', farther: 'Zoom out', source: 'Demo map' },
    ar: { map: 'خريطة', closer: 'تكبير', farther: 'تصغير', source: 'خريطة تجريبية' },
  }[language];
  /** Milliseconds without a movement after which a map is at rest. */
  const rest = 120;
  /** Pixels between two streets of the ground. */
  const block = 96;
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    .gm-style{--ground:#f4efe6;--street:#fff;--text:#4d4638;color:var(--text)}
    .gm-style[data-theme=DARK]{--ground:#272421;--street:#3d3832;--text:#ddd5c7}
    .gm-style,.gm-style [role=region]{position:absolute;inset:0;overflow:hidden}
    .gm-style [role=region]{touch-action:none;cursor:grab;background:linear-gradient(var(--street) 6px,#0000 0) 0 0/${block}px ${block}px,linear-gradient(90deg,var(--street) 6px,#0000 0) 0 0/${block}px ${block}px,var(--ground)}
    .gm-style span{position:absolute;left:50%;top:50%}
    .gm-style span::after{content:'● ' attr(data-name);font-size:12px;white-space:nowrap}
    .gm-style footer{position:absolute;inset-block-end:0;inset-inline-end:0;display:grid;justify-items:end;font-size:12px}
    .gm-style button{width:44px;height:44px;border:0;font-size:22px;color:inherit;background:var(--street);cursor:pointer}`);

  /** `google.maps.Map`, as far as a page needs it that lets people choose a place: a plain ground in Web Mercator. */
  class StandInMap extends EventTarget {
    #surface = document.createElement('div');
    #names = places.map(({ name, latitude, longitude }) => {
      // A name is part of the picture, so it is no text of the page.
      const mark = document.createElement('span');
      mark.dataset.name = name[language];
      return { mark, lat: latitude, lng: longitude };
    });
    #center = { lat: 0, lng: 0 };
    #zoom = 15;
    #rest = 0;
    /** @type {PointerEvent | null} */
    #held = null;

    constructor(/** @type {HTMLElement} */ container, /** @type {Options} */ options = {}) {
      super();
      if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles);
      const frame = Object.assign(document.createElement('div'), { className: 'gm-style' });
      frame.dataset.theme = options.colorScheme;
      Object.assign(this.#surface, { role: 'region', ariaLabel: texts.map, tabIndex: 0 });
      this.#surface.append(...this.#names.map(({ mark }) => mark));
      const foot = document.createElement('footer');
      foot.append(this.#button('+', texts.closer, 1), this.#button('−', texts.farther, -1), texts.source);
      frame.append(this.#surface, foot);
      container.replaceChildren(frame);
      this.#listen();
      this.setOptions(options);
    }

    #button(/** @type {string} */ textContent, /** @type {string} */ ariaLabel, /** @type {number} */ by) {
      const onclick = () => this.setZoom(this.#zoom + by);
      return Object.assign(document.createElement('button'), { type: 'button', textContent, ariaLabel, onclick });
    }

    /** Moves it by hand, wheel and keys. */
    #listen() {
      const surface = this.#surface;
      let wasDragged = false;
      surface.addEventListener('pointerdown', (event) => {
        surface.setPointerCapture(event.pointerId);
        this.#held = event;
        wasDragged = false;
      });
      surface.addEventListener('pointermove', (event) => {
        const former = this.#held;
        if (former?.pointerId !== event.pointerId) return;
        if (!wasDragged) this.dispatchEvent(new Event('dragstart'));
        wasDragged = true;
        this.#held = event;
        this.#pan(former.clientX - event.clientX, former.clientY - event.clientY);
      });
      surface.addEventListener('lostpointercapture', () => {
        this.#held = null;
        this.#draw();
      });
      surface.addEventListener('wheel', (event) => {
        event.preventDefault();
        this.setZoom(this.#zoom - event.deltaY / 300);
      });
      /** @type {Record<string, () => void>} */
      const keys = {
        ArrowUp: () => this.#pan(0, -block),
        ArrowDown: () => this.#pan(0, block),
        ArrowLeft: () => this.#pan(-block, 0),
        ArrowRight: () => this.#pan(block, 0),
        '+': () => this.setZoom(this.#zoom + 1),
        '-': () => this.setZoom(this.#zoom - 1),
      };
      surface.addEventListener('keydown', (event) => {
        if (!keys[event.key]) return;
        event.preventDefault();
        keys[event.key]?.();
      });
    }

    /** Pixels of the whole Earth at this zoom. */
    get #size() {
      return 256 * 2 ** this.#zoom;
    }

    #pixelOf(/** @type {Position} */ { lat, lng }) {
      const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
      return { x: ((lng + 180) / 360) * this.#size, y: ((1 - north) / 2) * this.#size };
    }

    #pan(/** @type {number} */ right, /** @type {number} */ down) {
      const { x, y } = this.#pixelOf(this.#center);
      const north = 1 - (2 * (y + down)) / this.#size;
      const lat = (Math.atan(Math.sinh(Math.PI * north)) * 180) / Math.PI;
      this.setCenter({ lat, lng: ((x + right) / this.#size) * 360 - 180 });
    }

    #draw() {
      const center = this.#pixelOf(this.#center);
      const { style, dataset } = this.#surface;
      style.backgroundPosition = `${-center.x % block}px ${-center.y % block}px`;
      for (const { mark, ...place } of this.#names) {
        const { x, y } = this.#pixelOf(place);
        mark.style.translate = `${x - center.x}px ${y - center.y}px`;
      }
      dataset.center = `${Number(this.#center.lat.toFixed(6))},${Number(this.#center.lng.toFixed(6))}`;
      dataset.zoom = String(this.#zoom);
      clearTimeout(this.#rest);
      if (!this.#held) this.#rest = window.setTimeout(() => this.dispatchEvent(new Event('idle')), rest);
    }

    setOptions(/** @type {Options} */ { center = this.#center, zoom = this.#zoom }) {
      this.#center = center;
      this.#zoom = Math.min(20, Math.max(3, zoom));
      this.#draw();
    }

    setCenter(/** @type {Position} */ center) {
      this.setOptions({ center });
    }

    setZoom(/** @type {number} */ zoom) {
      this.setOptions({ zoom });
    }

    getCenter() {
      const { lat, lng } = this.#center;
      return { lat: () => lat, lng: () => lng };
    }
  }

  const event = {
    addListener: (/** @type {StandInMap} */ map, /** @type {string} */ name, /** @type {() => void} */ handler) => {
      map.addEventListener(name, handler);
      return { remove: () => map.removeEventListener(name, handler) };
    },
    removeListener: (/** @type {{remove: () => void}} */ listener) => listener.remove(),
  };
  // As with Google, the load event of the script comes before its classes do.
  setTimeout(() => {
    page.google = { maps: { Map: StandInMap, event } };
    page[searchParams.get('callback') ?? '']?.();
  });
})();
