// @ts-check

/** @typedef {import('./map.js').StandInMap} StandInMap */

/** Pixels that a hand may tremble before a press is a drag. */
const TREMBLE = 4;
/** Pixels of one press of an arrow key. */
const STEP = 80;
/** Wheel turns come in many small portions; so much of it is one zoom. */
const WHEEL = 90;

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -STEP], ArrowDown: [0, STEP], ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0] };

/**
 * Drag by mouse, pen or finger, pinch, wheel, double click and keys.
 * @param {StandInMap} map
 * @param {HTMLElement} surface
 */
export const listenToGestures = (map, surface) => {
  listenToPointers(map, surface);
  listenToWheel(map, surface);
  surface.addEventListener('dblclick', (domEvent) => {
    map.tell('dblclick', domEvent);
    if (map.get('disableDoubleClickZoom') !== true && map.canMove()) map.zoomAt(1, map.pixelOf(domEvent));
  });
  surface.addEventListener('contextmenu', (domEvent) => map.tell('rightclick', domEvent));
  for (const name of ['mousemove', 'mouseout', 'mouseover', 'mousedown', 'mouseup']) {
    surface.addEventListener(name, (domEvent) => map.tell(name, /** @type {MouseEvent} */ (domEvent)));
  }
  surface.addEventListener('keydown', (domEvent) => {
    if (map.get('keyboardShortcuts') === false || domEvent.ctrlKey || domEvent.metaKey || domEvent.altKey) return;
    const arrow = ARROWS[domEvent.key];
    if (arrow) map.panBy(...arrow);
    else if (domEvent.key === '+' || domEvent.key === '=') map.changeZoom(1);
    else if (domEvent.key === '-' || domEvent.key === '_') map.changeZoom(-1);
    else return;
    domEvent.preventDefault();
  });
};

/**
 * @param {StandInMap} map
 * @param {HTMLElement} surface
 */
const listenToWheel = (map, surface) => {
  let turned = 0;
  surface.addEventListener(
    'wheel',
    (domEvent) => {
      const isCooperative = map.get('gestureHandling') === 'cooperative' && !domEvent.ctrlKey && !domEvent.metaKey;
      if (map.get('scrollwheel') === false || isCooperative || !map.canMove()) return;
      domEvent.preventDefault();
      turned += domEvent.deltaY * (domEvent.deltaMode === 1 ? 30 : 1);
      if (Math.abs(turned) < WHEEL) return;
      map.zoomAt(turned < 0 ? 1 : -1, map.pixelOf(domEvent));
      turned = 0;
    },
    { passive: false },
  );
};

/**
 * @param {StandInMap} map
 * @param {HTMLElement} surface
 */
const listenToPointers = (map, surface) => {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let isDragging = false;
  let hasMoved = false;
  let spread = 0;

  const middle = () => {
    const points = [...fingers.values()];
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    return { x: sum.x / points.length, y: sum.y / points.length };
  };
  const distance = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  /** @param {PointerEvent} domEvent */
  const drag = (domEvent) => {
    const before = middle();
    fingers.set(domEvent.pointerId, { x: domEvent.clientX, y: domEvent.clientY });
    const after = middle();
    if (!isDragging) {
      isDragging = true;
      map.hold();
      map.tell('dragstart');
    }
    map.moveBy(before.x - after.x, before.y - after.y);
    map.tell('drag');
    if (fingers.size !== 2 || spread === 0) return;
    const ratio = distance() / spread;
    if (ratio > 0.7 && ratio < 1.42) return;
    spread = distance();
    map.zoomAt(ratio > 1 ? 1 : -1, map.pixelOf(domEvent));
  };

  surface.addEventListener('pointerdown', (domEvent) => {
    if (domEvent.button !== 0) return;
    surface.setPointerCapture(domEvent.pointerId);
    fingers.set(domEvent.pointerId, { x: domEvent.clientX, y: domEvent.clientY });
    hasMoved = fingers.size > 1;
    spread = distance();
  });
  surface.addEventListener('pointermove', (domEvent) => {
    const from = fingers.get(domEvent.pointerId);
    if (!from || !map.canMove()) return;
    const far = Math.hypot(domEvent.clientX - from.x, domEvent.clientY - from.y);
    if (!isDragging && far < TREMBLE) return;
    hasMoved = true;
    drag(domEvent);
  });
  /** @param {PointerEvent} domEvent */
  const lift = (domEvent) => {
    if (!fingers.delete(domEvent.pointerId) || fingers.size > 0) return;
    if (isDragging) map.tell('dragend');
    else if (!hasMoved && domEvent.type === 'pointerup') map.tell('click', domEvent);
    isDragging = false;
    map.release();
  };
  surface.addEventListener('pointerup', lift);
  surface.addEventListener('pointercancel', lift);
};
