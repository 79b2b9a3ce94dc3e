import { pixelsPerMetre, scaleAt, toWorld, type WorldPoint } from './mercator.ts';

const SIZE = 256;
/** Streets are as wide everywhere as they are in Riyadh. */
const METRE = pixelsPerMetre(24.7);

/** One decimal is a fifth of what an eye sees. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** One tile: where it lies in the world, and how things of the world are drawn in it. */
export class TileView {
  readonly zoom: number;
  /** The corners in pixels at zoom 16. */
  readonly west: number;
  readonly north: number;
  /** Its width in the same pixels. */
  readonly span: number;
  readonly #scale: number;

  constructor(zoom: number, x: number, y: number) {
    this.zoom = zoom;
    this.#scale = scaleAt(zoom);
    this.span = SIZE / this.#scale;
    this.west = x * this.span;
    this.north = y * this.span;
  }

  /** So many metres as pixels of this tile, but at least `least`. */
  metres(metres: number, least = 0): number {
    return Math.max(least, Math.round(metres * METRE * this.#scale * 10) / 10);
  }

  /** Where a point of the world lies in this tile. */
  place({ x, y }: WorldPoint): [left: number, top: number] {
    return [(x - this.west) * this.#scale, (y - this.north) * this.#scale];
  }

  at([latitude, longitude]: readonly [number, number]): [left: number, top: number] {
    return this.place(toWorld(latitude, longitude));
  }

  /** The commands of a path along points of the world. */
  path(points: WorldPoint[], isClosed = false): string {
    const steps = points.map((point, index) => {
      const [left, top] = this.place(point);
      return `${index === 0 ? 'M' : 'L'}${short(left)} ${short(top)}`;
    });
    return `${steps.join('')}${isClosed ? 'Z' : ''}`;
  }

  /** Whether the box around points of the world lies at least partly in this tile, or near enough for a wide line. */
  holds(points: WorldPoint[], margin = this.span / 2): boolean {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const isBeside = Math.max(...xs) < this.west - margin || Math.min(...xs) > this.west + this.span + margin;
    const isBeyond = Math.max(...ys) < this.north - margin || Math.min(...ys) > this.north + this.span + margin;
    return !isBeside && !isBeyond;
  }

  /** Whether a box of this half width and half height around a point of the tile shows in it. */
  shows([left, top]: readonly [number, number], halfWidth: number, halfHeight: number): boolean {
    const isBeside = left + halfWidth < 0 || left - halfWidth > SIZE;
    return !isBeside && top + halfHeight >= 0 && top - halfHeight <= SIZE;
  }
}
