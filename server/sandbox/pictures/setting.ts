import { at, type Canvas } from './canvas.ts';
import { mix, type Palette, type Tone } from './palettes.ts';

/** A plastered wall that loses light towards the lower right. */
export function drawWall(canvas: Canvas, palette: Palette): void {
  const { width, height } = canvas;
  canvas.rect(0, 0, width, height, canvas.tone(palette.wall));
  canvas.rect(
    0,
    0,
    width,
    height,
    canvas.radial(
      [
        [0, palette.glow, 0.75],
        [1, palette.glow, 0],
      ],
      0.16,
      0.08,
      0.75,
    ),
  );
  const flecks = canvas.define('flecks', (id) => {
    const dots = 'M9 14h0M63 8h0M112 41h0M38 70h0M91 96h0M14 118h0M129 127h0M70 139h0M44 31h0';
    return `<pattern id="${id}" width="143" height="151" patternUnits="userSpaceOnUse"><path d="${dots}" stroke="${palette.ink}" stroke-width="2.5" opacity=".07"/></pattern>`;
  });
  canvas.rect(0, 0, width, height, `url(#${flecks})`);
}

/** A table edge at `top`; the light comes over it from the left. */
export function drawTable(canvas: Canvas, palette: Palette, top: number): void {
  const { width, height } = canvas;
  const [light, dark] = palette.table;
  canvas.rect(
    0,
    top,
    width,
    height - top,
    canvas.linear(
      [
        [0, mix(light, '#ffffff', 0.3)],
        [0.5, light],
        [1, dark],
      ],
      1,
      0.6,
    ),
  );
  canvas.rect(
    0,
    top - 26,
    width,
    26,
    canvas.linear(
      [
        [0, palette.ink, 0],
        [1, palette.ink, 0.13],
      ],
      0,
      1,
    ),
  );
  canvas.rect(0, top, width, 3, '#fff', 'opacity=".45"');
}

/** A painted disc on the wall: sun or moon behind the things on the table. */
export function drawSun(canvas: Canvas, x: number, y: number, radius: number, tone: Tone): void {
  canvas.circle(
    x,
    y,
    radius,
    canvas.linear(
      [
        [0, mix(tone[0], '#ffffff', 0.15)],
        [1, tone[1]],
      ],
      0.7,
      1,
    ),
    'opacity=".88"',
  );
}

export function archPath(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  return `M${at(x - half, base)}V${Math.round(base - height + half)}A${at(half, half)} 0 0 1 ${at(x + half, base - height + half)}V${Math.round(base)}Z`;
}

/** A niche let into the wall; its left reveal lies in shade. */
export function drawArch(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  tone: Tone,
  ink: string,
): void {
  const path = archPath(x, base, width, height);
  canvas.path(
    path,
    canvas.linear(
      [
        [0, tone[1]],
        [1, tone[0]],
      ],
      1,
      0.7,
    ),
  );
  const clip = canvas.define(`clip${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  canvas.group(`clip-path="url(#${clip})"`, () => {
    canvas.line(archPath(x - 6, base + 60, width, height + 60), ink, 44, 'opacity=".1"');
    canvas.line(archPath(x - 3, base + 60, width, height + 62), ink, 16, 'opacity=".14"');
  });
}

/** Sunlight through a tall window, thrown aslant on the wall. */
export function drawWindowLight(canvas: Canvas, x: number, y: number, size: number, colour: string): void {
  const beam = canvas.linear(
    [
      [0, colour, 0.75],
      [1, colour, 0.12],
    ],
    0.3,
    1,
  );
  const pane = (dx: number, dy: number) => {
    const left = x + dx * size;
    const top = y + dy * size + dx * size * 0.28;
    return `M${at(left, top)}l${at(size * 0.42, size * 0.118)}v${at(size * 0.5)}l${at(-size * 0.42, -size * 0.118)}z`;
  };
  canvas.path(pane(0, 0) + pane(0.47, 0) + pane(0, 0.55) + pane(0.47, 0.55), beam);
}

/** Eight-pointed stars and the crosses between them, as in a bath house; one repeat is `size` wide. */
export function drawStars(canvas: Canvas, size: number, star: string, gap: string, joint: string, area: string): void {
  const id = canvas.define(`stars${size}${star}`, (name) => {
    const half = size / 2;
    const r = half * 0.98;
    let d = '';
    for (let point = 0; point < 16; point++) {
      const reach = point % 2 === 0 ? r : r * 0.765;
      const angle = (point * Math.PI) / 8;
      d += `${point ? 'L' : 'M'}${(half + reach * Math.cos(angle)).toFixed(1)} ${(half + reach * Math.sin(angle)).toFixed(1)}`;
    }
    const core = half * 0.3;
    const heart = `M${half} ${half - core}l${core} ${core}-${core} ${core}-${core}-${core}z`;
    return (
      `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M0 0H${size}V${size}H0z" fill="${gap}"/>` +
      `<path d="${d}Z" fill="${star}" stroke="${joint}" stroke-width="3"/><path d="${heart}" fill="none" stroke="${joint}" stroke-width="2" opacity=".6"/></pattern>`
    );
  });
  canvas.add(`<path d="${area}" fill="url(#${id})"/>`);
}
