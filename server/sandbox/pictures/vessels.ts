import { at, type Canvas } from './canvas.ts';
import { drawShadow } from './minerals.ts';
import { mix, type Tone } from './palettes.ts';

/** A point of a vessel's outline: half its width, and its height over the foot. */
type Turn = readonly [half: number, height: number];

/** A body turned on a wheel, standing at `base`; the outline is smoothed through the given points. */
export function turnedPath(x: number, base: number, outline: readonly Turn[]): string {
  const right = outline.map(([half, height]) => [x + half, base - height] as const);
  const left = outline.map(([half, height]) => [x - half, base - height] as const).reverse();
  return `M${smooth(right)}L${smooth(left)}Z`;
}

function smooth(points: readonly (readonly [number, number])[]): string {
  const [first = [0, 0] as const, ...rest] = points;
  let d = at(...first);
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    d += next ? `Q${at(x, y)} ${at((x + next[0]) / 2, (y + next[1]) / 2)}` : `L${at(x, y)}`;
  });
  return d;
}

export function drawTurned(canvas: Canvas, x: number, base: number, outline: readonly Turn[], tone: Tone): void {
  canvas.path(turnedPath(x, base, outline), canvas.turned(tone));
}

/** An open bowl with its inside showing; `fill` is what lies in it. */
export function drawBowl(canvas: Canvas, x: number, base: number, width: number, tone: Tone, fill: Tone): void {
  const half = width / 2;
  const height = width * 0.4;
  drawShadow(canvas, x, base - 2, half * 0.8, '#2a1c10');
  drawTurned(
    canvas,
    x,
    base,
    [
      [half * 0.36, 0],
      [half * 0.42, 8],
      [half * 0.95, height * 0.3],
      [half, height],
    ],
    tone,
  );
  canvas.ellipse(x, base - height, half, half * 0.2, mix(tone[0], '#ffffff', 0.35));
  canvas.ellipse(x, base - height + 3, half * 0.93, half * 0.16, canvas.tone(fill));
}

/** Curls of steam or smoke that thin out as they rise from (x, y). */
export function drawSteam(canvas: Canvas, x: number, y: number, height: number, colour: string): void {
  const fade = canvas.linear(
    [
      [0, colour, 0],
      [0.35, colour, 0.6],
      [1, colour, 0.05],
    ],
    0,
    1,
  );
  for (const [offset, share, swing] of [
    [-34, 0.72, 46],
    [0, 1, 70],
    [36, 0.62, -42],
  ] as const) {
    const h = height * share;
    const up = (part: number) => y - h * part;
    const curl =
      `C${at(x + offset + swing, up(0.25), x + offset - swing, up(0.45), x + offset + swing * 0.3, up(0.68))}` +
      `C${at(x + offset + swing, up(0.86), x + offset + swing * 0.2, up(1.02), x + offset - swing * 0.5, up(1))}`;
    const back =
      `C${at(x + offset + swing * 0.1, up(0.97), x + offset + swing * 0.65, up(0.86), x + offset + swing * 0.12, up(0.7))}` +
      `C${at(x + offset - swing * 1.25, up(0.46), x + offset + swing * 0.7, up(0.22), x + offset, y)}Z`;
    canvas.path(`M${at(x + offset, y)}${curl}${back}`, fade);
  }
}

/** A folded towel or a pile of them, rounded edges to the front. */
export function drawTowels(canvas: Canvas, x: number, base: number, width: number, tones: readonly Tone[]): void {
  drawShadow(canvas, x, base - 2, width * 0.5, '#2a1c10');
  tones.forEach((tone, index) => {
    const y = base - 46 * (index + 1);
    const w = width - index * 18;
    canvas.rect(
      x - w / 2,
      y,
      w,
      47,
      canvas.linear(
        [
          [0, tone[0]],
          [0.5, tone[0]],
          [1, tone[1]],
        ],
        0.3,
        1,
      ),
      'rx="22"',
    );
    canvas.line(`M${at(x - w / 2 + 20, y + 24)}H${at(x + w / 2 - 4)}`, tone[1], 2.5, 'opacity=".55"');
  });
}

/** A brass incense burner: a square cup on a waisted foot. */
export function drawBurner(canvas: Canvas, x: number, base: number, size: number, tone: Tone): void {
  drawShadow(canvas, x, base - 3, size * 0.5, '#20160c');
  drawTurned(
    canvas,
    x,
    base,
    [
      [size * 0.42, 0],
      [size * 0.42, 10],
      [size * 0.16, 26],
      [size * 0.12, size * 0.45],
      [size * 0.3, size * 0.55],
      [size * 0.36, size * 0.6],
    ],
    tone,
  );
  const top = base - size * 0.56;
  const cup = `M${at(x - size * 0.34, top)}L${at(x - size * 0.52, top - size * 0.5)}H${at(x + size * 0.52)}L${at(x + size * 0.34, top)}Z`;
  canvas.path(cup, canvas.turned(tone));
  let cut = '';
  for (const step of [-0.26, 0, 0.26])
    cut += `M${at(x + step * size, top - size * 0.38)}l${at(size * 0.08, size * 0.13, -size * 0.08, size * 0.13, -size * 0.08, -size * 0.13)}z`;
  canvas.path(cut, mix(tone[1], '#1c1208', 0.55));
  canvas.ellipse(x, top - size * 0.5, size * 0.52, size * 0.07, mix(tone[1], '#1c1208', 0.5));
}
