import { at, type Canvas } from './canvas.ts';
import { mix, type Tone } from './palettes.ts';

export interface Spine {
  from: readonly [number, number];
  bend: readonly [number, number];
  to: readonly [number, number];
}

interface FrondShape extends Spine {
  /** Length of the longest leaflet. */
  reach: number;
  /** Leaflets on each side. */
  pairs: number;
}

function along({ from, bend, to }: Spine, t: number) {
  const u = 1 - t;
  const x = u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0];
  const y = u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1];
  const dx = u * (bend[0] - from[0]) + t * (to[0] - bend[0]);
  const dy = u * (bend[1] - from[1]) + t * (to[1] - bend[1]);
  return { x, y, angle: Math.atan2(dy, dx) };
}

/** A lens from (x, y); `belly` is half its width, `side` draws only one half of it. */
export function blade(
  x: number,
  y: number,
  angle: number,
  length: number,
  belly: number,
  side: -1 | 0 | 1 = 0,
): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const across = (sign: number) => [-Math.sin(angle) * belly * sign, Math.cos(angle) * belly * sign] as const;
  const [outX, outY] = across(side || 1);
  const start = `M${at(x, y)}q${at(dx * 0.45 + outX, dy * 0.45 + outY, dx, dy)}`;
  const [backX, backY] = across(-1);
  return side === 0 ? `${start}q${at(backX - dx * 0.55, backY - dy * 0.55, -dx, -dy)}` : `${start}z`;
}

const spinePath = ({ from, bend, to }: Spine) => `M${at(...from)}Q${at(...bend)} ${at(...to)}`;

function leaflets(shape: FrondShape, sign: -1 | 1): string {
  let d = '';
  for (let step = 0; step < shape.pairs; step++) {
    const t = 0.14 + (0.85 * step) / (shape.pairs - 1);
    const place = along(shape, t);
    const length = shape.reach * (0.35 + 0.65 * Math.sin(Math.PI * (0.15 + 0.75 * t))) * (1.05 - 0.45 * t);
    const spread = 1.15 - 0.75 * t;
    d += blade(place.x, place.y, place.angle + sign * spread, length, shape.reach * 0.075);
  }
  return d;
}

/** A whole frond as one outline, for things far away. */
export function frondPath(shape: FrondShape): string {
  return leaflets(shape, 1) + leaflets(shape, -1);
}

/** A feather palm frond: one side in the light, the other in shade. */
export function drawFrond(canvas: Canvas, shape: FrondShape, [light, dark]: Tone): void {
  canvas.path(leaflets(shape, 1), canvas.tone([dark, dark]), 'opacity=".95"');
  canvas.path(leaflets(shape, -1), canvas.tone([light, dark]));
  canvas.line(spinePath(shape), dark, Math.max(3, shape.reach / 32));
}

/** The same frond as a soft shadow on a wall: two faint copies stand for the blur. */
export function drawFrondShadow(canvas: Canvas, shape: FrondShape, colour: string, strength = 0.1): void {
  const id = canvas.define(`shadow${shape.from}${shape.to}`, (name) => {
    return `<path id="${name}" d="${frondPath(shape)}"/>`;
  });
  canvas.group(`fill="${colour}" opacity="${strength}"`, () => {
    canvas.add(`<use href="#${id}"/><use href="#${id}" x="7" y="5"/>`);
  });
}

/** An olive sprig: paired narrow leaves with a lit and a shaded half, fruit now and then. */
export function drawSprig(
  canvas: Canvas,
  spine: Spine,
  leaf: { length: number; pairs: number },
  tone: Tone,
  fruit?: Tone,
): void {
  let lit = '';
  let shaded = '';
  for (let step = 0; step < leaf.pairs; step++) {
    const t = 0.2 + (0.8 * step) / leaf.pairs;
    const place = along(spine, t);
    for (const sign of [-1, 1] as const) {
      const length = leaf.length * (1 - 0.35 * t) * (sign === 1 ? 0.92 : 1);
      const angle = place.angle + sign * (0.85 - 0.3 * t);
      lit += blade(place.x, place.y, angle, length, length * 0.19, -1);
      shaded += blade(place.x, place.y, angle, length, length * 0.19, 1);
    }
  }
  const end = along(spine, 0.97);
  lit += blade(end.x, end.y, end.angle, leaf.length * 0.7, leaf.length * 0.12);
  canvas.line(spinePath(spine), tone[1], 4);
  canvas.path(shaded, tone[1]);
  canvas.path(lit, canvas.tone([tone[0], tone[0]]));
  if (!fruit) return;
  for (const t of [0.34, 0.62]) {
    const place = along(spine, t);
    const size = leaf.length * 0.16;
    canvas.circle(place.x + size * 0.9, place.y + size * 1.3, size, canvas.tone(fruit));
  }
}

/** A fan palm leaf: pleats that open round one point, alternately lit and shaded. */
export function drawFan(
  canvas: Canvas,
  x: number,
  y: number,
  reach: number,
  turn: number,
  tone: Tone,
  pleats = 17,
): void {
  const lit: string[] = [];
  const shaded: string[] = [];
  const step = (Math.PI * 1.35) / pleats;
  for (let index = 0; index < pleats; index++) {
    const angle = turn + (index - (pleats - 1) / 2) * step;
    const length = reach * (0.8 + 0.2 * Math.cos((index - (pleats - 1) / 2) * 0.16));
    const edge = (offset: number, share: number) =>
      at(x + Math.cos(angle + offset) * length * share, y + Math.sin(angle + offset) * length * share);
    const half = step / 2;
    lit.push(`M${at(x, y)}L${edge(-half, 0.78)}L${edge(0, 1)}Z`);
    shaded.push(`M${at(x, y)}L${edge(0, 1)}L${edge(half, 0.78)}Z`);
  }
  canvas.path(shaded.join(''), tone[1]);
  canvas.path(
    lit.join(''),
    canvas.radial([
      [0, tone[1]],
      [0.5, tone[0]],
      [1, tone[0]],
    ]),
  );
}

/** A flower seen from above: rings of petals, each lit at its rim and deep at its heart. */
export function drawRose(canvas: Canvas, x: number, y: number, radius: number, tone: Tone, turn: number): void {
  const rings = [
    [1, 8],
    [0.8, 7],
    [0.6, 6],
    [0.42, 5],
    [0.26, 4],
  ] as const;
  const petal = canvas.linear(
    [
      [0, tone[1]],
      [0.55, tone[0]],
      [1, mix(tone[0], '#ffffff', 0.45)],
    ],
    0,
    1,
  );
  rings.forEach(([share, count], ring) => {
    const r = radius * share;
    const d = `M0 ${at(r * 0.1)}C${at(-r * 0.62, r * 0.3, -r * 0.55, r * 1.05, 0, r)}C${at(r * 0.55, r * 1.05, r * 0.62, r * 0.3, 0, r * 0.1)}Z`;
    const id = canvas.define(`petal${ring}${x}`, (name) => {
      return `<path id="${name}" d="${d}" fill="${petal}" stroke="${tone[1]}" stroke-opacity=".28" stroke-width="2"/>`;
    });
    for (let index = 0; index < count; index++) {
      const angle = turn + ring * 24 + (index * 360) / count;
      canvas.add(`<use href="#${id}" transform="translate(${at(x, y)})rotate(${Math.round(angle)})"/>`);
    }
  });
  canvas.circle(x, y, radius * 0.09, canvas.tone([tone[0], tone[1]]));
}
