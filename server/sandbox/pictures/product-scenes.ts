import { drawFan, drawFrondShadow, drawSprig } from './botanica.ts';
import { bottles, type Package } from './bottles.ts';
import type { Canvas } from './canvas.ts';
import { choose, chooseByWord, choosePalette, ordinal } from './choose.ts';
import { drawShadow, drawStone } from './minerals.ts';
import { mix, type Palette } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';
import { drawArch, drawSun, drawTable, drawWall } from './setting.ts';
import { toiletries } from './toiletries.ts';

const { dropper, jar, pump, flacon } = bottles;
const { tube, comb, soap, brush, candle, reeds } = toiletries;
const all: readonly [Package, ...Package[]] = [dropper, jar, comb, pump, candle, flacon, soap, tube, reeds, brush];

const byWord: Readonly<Record<string, readonly Package[]>> = {
  serum: [dropper],
  sun: [tube],
  oud: [flacon],
  mist: [flacon],
  spray: [reeds, flacon],
  tonic: [flacon, pump],
  cleans: [pump],
  oil: [dropper],
  cream: [jar],
  mask: [jar],
  scrub: [jar],
  balm: [jar, tube],
  shampoo: [pump],
  condition: [pump, tube],
  wash: [pump],
  lotion: [pump],
  perfume: [flacon],
  candle: [candle],
  soap: [soap],
  comb: [comb],
  brush: [brush],
  diffuser: [reeds],
  bakhoor: [reeds, jar],
};

/** A retail product on a plinth, with one thing that tells what it is made of. */
export function drawProduct(canvas: Canvas, id: string): void {
  const palette = choosePalette(`p${ordinal(id) + 4}`);
  const random = seededRandom(`product/${id}`);
  drawWall(canvas, palette);
  drawBackdrop(canvas, palette, ordinal(id), random);
  drawTable(canvas, palette, 470);
  drawPlinth(canvas, palette);
  drawShadow(canvas, 400, 476, 78, palette.ink);
  chooseByWord(id, byWord, all)(canvas, palette, random);
  const side = random.chance(0.5) ? 1 : -1;
  drawShadow(canvas, 400 + side * 275, 562, 46, palette.ink);
  drawStone(canvas, 400 + side * 275, 540, 56, 32, palette.stone, random);
  drawShadow(canvas, 400 + side * 210, 572, 24, palette.ink);
  drawStone(canvas, 400 + side * 210, 560, 28, 18, palette.accent, random);
}

function drawPlinth(canvas: Canvas, palette: Palette): void {
  const [light, dark] = palette.clay;
  canvas.ellipse(
    450,
    566,
    240,
    34,
    canvas.radial([
      [0, palette.ink, 0.42],
      [0.6, palette.ink, 0.16],
      [1, palette.ink, 0],
    ]),
  );
  canvas.path('M230 478V548C230 582 570 582 570 548V478Z', canvas.turned([light, mix(dark, palette.ink, 0.12)]));
  canvas.ellipse(
    400,
    478,
    170,
    30,
    canvas.linear([
      [0, '#fff'],
      [1, mix(light, dark, 0.7)],
    ]),
  );
}

function drawBackdrop(canvas: Canvas, palette: Palette, count: number, random: Random): void {
  const x = random.between(340, 460);
  const backdrops = [
    () => drawArch(canvas, x, 474, 360, 430, [mix(...palette.wall, 0.35), mix(...palette.wall, 0.8)], palette.ink),
    () => {
      drawSun(canvas, x, 250, 185, choose([palette.accent, palette.brass], count));
      drawSprig(canvas, { from: [690, 520], bend: [660, 300], to: [560, 150] }, { length: 84, pairs: 6 }, palette.leaf);
    },
    () =>
      drawFan(canvas, 400 + (x < 400 ? -70 : 70), 440, 310, -Math.PI / 2 + (x < 400 ? -0.35 : 0.35), palette.leaf, 15),
    () =>
      drawFrondShadow(
        canvas,
        { from: [840, 60], bend: [520, -20], to: [180, 260], reach: 220, pairs: 13 },
        palette.ink,
        0.13,
      ),
  ] as const;
  choose(backdrops, count)();
}
