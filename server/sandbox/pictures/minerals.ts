import { at, type Canvas } from './canvas.ts';
import { mix, type Tone } from './palettes.ts';
import type { Random } from './random.ts';

/** The shadow something `width` wide throws on the table: a dark touch below it, a long soft one to the right. */
export function drawShadow(canvas: Canvas, x: number, y: number, width: number, colour: string): void {
  const soft = canvas.radial([
    [0, colour, 0.42],
    [0.6, colour, 0.16],
    [1, colour, 0],
  ]);
  canvas.ellipse(x + width * 0.42, y, width * 0.95, width * 0.1 + 8, soft);
  canvas.ellipse(x + width * 0.05, y, width * 0.58, width * 0.06 + 5, soft);
}

/** A river stone round its centre; each quarter bulges a little differently. */
export function stonePath(x: number, y: number, rx: number, ry: number, random: Random): string {
  const [a, b, c, d] = [0, 0, 0, 0].map(() => random.between(0.5, 0.68)) as [number, number, number, number];
  const tilt = random.between(-0.1, 0.1) * ry;
  return (
    `M${at(x - rx, y + tilt)}C${at(x - rx, y - ry * a, x - rx * b, y - ry, x, y - ry)}` +
    `C${at(x + rx * c, y - ry, x + rx, y - ry * d, x + rx, y - tilt)}` +
    `C${at(x + rx, y + ry * a, x + rx * d, y + ry, x, y + ry)}` +
    `C${at(x - rx * c, y + ry, x - rx, y + ry * b, x - rx, y + tilt)}Z`
  );
}

export function drawStone(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tone: Tone,
  random: Random,
): void {
  const [light, dark] = tone;
  canvas.path(
    stonePath(x, y, rx, ry, random),
    canvas.linear(
      [
        [0, mix(light, '#ffffff', 0.25)],
        [0.4, light],
        [1, dark],
      ],
      0.5,
      1,
    ),
  );
  const band = random.between(-0.25, 0.3) * ry;
  if (random.chance(0.6)) {
    const d = `M${at(x - rx * 0.93, y + band)}Q${at(x, y + band + ry * 0.5)} ${at(x + rx * 0.93, y + band - 4)}`;
    canvas.line(d, mix(light, '#ffffff', 0.55), Math.max(2, ry * 0.07), 'opacity=".5"');
  }
}

/** Stones balanced on each other, the widest below. Returns the height of the top. */
export function drawCairn(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  tones: readonly [Tone, ...Tone[]],
  random: Random,
): number {
  const count = random.whole(3, 5);
  let y = base;
  let rx = width / 2;
  for (let index = 0; index < count; index++) {
    const ry = rx * random.between(0.3, 0.42);
    const shift = index === 0 ? 0 : random.between(-0.12, 0.12) * rx;
    y -= ry;
    if (index > 0) canvas.ellipse(x + 6, y + ry * 0.96, rx * 0.6, 7, '#1c1712', 'opacity=".28"');
    drawStone(canvas, x + shift, y, rx, ry, random.pick(tones), random);
    y -= ry * 0.94;
    rx *= random.between(0.68, 0.82);
  }
  return y;
}

/** Marble: a few main veins that wander across, each with finer ones leaving it. */
export function drawVeins(canvas: Canvas, colour: string, random: Random): void {
  const { width, height } = canvas;
  for (let vein = 0; vein < 4; vein++) {
    let x = -40;
    let y = height * (-0.25 + 0.38 * vein) + random.between(-40, 40);
    let d = `M${at(x, y)}`;
    let fine = '';
    while (x < width + 40) {
      const dx = random.between(80, 170);
      const dy = random.between(10, 95);
      d += `q${at(dx * 0.5, random.between(-25, 45), dx, dy)}`;
      x += dx;
      y += dy;
      if (random.chance(0.6))
        fine += `M${at(x, y)}q${at(50, random.between(-60, 20), random.between(90, 190), random.between(-70, 60))}`;
    }
    canvas.line(d, colour, random.between(8, 20), 'opacity=".1"');
    canvas.line(d, colour, 2.5, 'opacity=".38"');
    canvas.line(fine, colour, 1.5, 'opacity=".26"');
  }
}

/** Rings that widen round a point of still water. */
export function drawRipples(canvas: Canvas, x: number, y: number, reach: number, colour: string, squash = 0.42): void {
  for (let ring = 1; ring <= 7; ring++) {
    const r = reach * (0.1 + 0.9 * (ring / 7) ** 1.25);
    const place = `cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(r)}" ry="${Math.round(r * squash)}"`;
    const fade = (0.75 - ring * 0.085).toFixed(2);
    canvas.add(
      `<ellipse ${place} fill="none" stroke="${colour}" stroke-width="${(9 - ring).toFixed(1)}" opacity="${fade}"/>`,
    );
  }
}

/** One crest of sand from edge to edge: its windward face in the light, its slip face in shade. */
export function drawDune(canvas: Canvas, crestX: number, crestY: number, foot: number, tone: Tone): void {
  const { width, height } = canvas;
  const ridge = `C${at(crestX - 190, crestY + 26, crestX - 80, crestY, crestX, crestY)}`;
  const far = `C${at(crestX + 90, crestY + 4, crestX + 190, foot - 46, width + 20, foot - 30)}`;
  canvas.path(
    `M-20 ${at(foot)}${ridge}${far}V${height}H-20Z`,
    canvas.linear(
      [
        [0, tone[0]],
        [1, mix(tone[0], tone[1], 0.45)],
      ],
      0,
      1,
    ),
  );
  const slip = `M${at(crestX, crestY)}C${at(crestX + 10, crestY + 70, crestX - 60, foot, crestX + 50, height)}H${width + 20}V${at(foot - 30)}`;
  canvas.path(
    `${slip}C${at(crestX + 190, foot - 46, crestX + 90, crestY + 4, crestX, crestY)}Z`,
    canvas.linear(
      [
        [0, tone[1]],
        [1, mix(tone[1], tone[0], 0.55)],
      ],
      0.4,
      1,
    ),
  );
}
