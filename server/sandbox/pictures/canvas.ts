import type { Tone } from './palettes.ts';

/** A gradient stop: its place from 0 to 1, its colour, its opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Coordinates are whole units; a picture is at least 600 of them wide, so nothing finer shows. */
export const at = (...values: number[]): string => values.map(Math.round).join(' ').replaceAll(' -', '-');

/** Collects the shapes of one picture and the gradients they share. Light falls from the upper left. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  #defs = new Map<string, string>();
  #body: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  add(markup: string): void {
    this.#body.push(markup);
  }

  /** Registers a definition once; `build` gets the id. Returns that id. */
  define(key: string, build: (id: string) => string): string {
    const known = this.#defs.get(key);
    if (known) return known.slice(0, known.indexOf('|'));
    const id = `g${this.#defs.size.toString(36)}`;
    this.#defs.set(key, `${id}|${build(id)}`);
    return id;
  }

  linear(stops: readonly Stop[], x2 = 1, y2 = 1): string {
    const id = this.define(`l${x2},${y2}${stops}`, (name) => {
      return `<linearGradient id="${name}" x2="${x2}" y2="${y2}">${stops.map(toStop).join('')}</linearGradient>`;
    });
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.define(`r${cx},${cy},${r}${stops}`, (name) => {
      return `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(toStop).join('')}</radialGradient>`;
    });
    return `url(#${id})`;
  }

  /** A material lit from the upper left. */
  tone([light, dark]: Tone): string {
    return this.linear([
      [0, light],
      [1, dark],
    ]);
  }

  /** A round body: lit on its left shoulder, dark on its right side. */
  turned([light, dark]: Tone): string {
    return this.linear(
      [
        [0, dark, 1],
        [0.04, light],
        [0.35, light],
        [1, dark],
      ],
      1,
      0.15,
    );
  }

  path(d: string, fill: string, rest = ''): void {
    this.add(`<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`);
  }

  line(d: string, stroke: string, width: number, rest = ''): void {
    const look = `fill="none" stroke="${stroke}" stroke-width="${width}"`;
    this.add(`<path d="${d}" ${look}${rest && ` ${rest}`}/>`);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, rest = ''): void {
    const place = `x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}"`;
    this.add(`<rect ${place} fill="${fill}"${rest && ` ${rest}`}/>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, rest = ''): void {
    const place = `cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}"`;
    this.add(`<ellipse ${place} fill="${fill}"${rest && ` ${rest}`}/>`);
  }

  circle(cx: number, cy: number, r: number, fill: string, rest = ''): void {
    this.add(
      `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(r)}" fill="${fill}"${rest && ` ${rest}`}/>`,
    );
  }

  /** Draws `paint` inside a group, for clipping, turning and fading. */
  group(attributes: string, paint: () => void): void {
    this.add(`<g ${attributes}>`);
    paint();
    this.add('</g>');
  }

  /** The shapes alone, without the gradients. */
  body(): string {
    return this.#body.join('');
  }

  toSvg(): string {
    const defs = [...this.#defs.values()].map((entry) => entry.slice(entry.indexOf('|') + 1)).join('');
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}" stroke-linecap="round"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${this.body()}</svg>`;
    return svg.replaceAll('#ffffff', '#fff').replaceAll('"0.', '".');
  }
}

function toStop([offset, colour, opacity]: Stop): string {
  const fade = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
  const place = offset ? ` offset="${Number(offset.toFixed(2))}"` : '';
  return `<stop${place} stop-color="${colour}"${fade}/>`;
}
