import { drawFrondShadow, drawSprig } from './botanica.ts';
import type { Canvas } from './canvas.ts';
import { drawCairn, drawShadow, drawStone } from './minerals.ts';
import { mix, type Palette, type Tone } from './palettes.ts';
import type { Random } from './random.ts';
import { drawArch, drawStars, drawSun, drawTable, drawWall, drawWindowLight } from './setting.ts';
import { drawBowl, drawBurner, drawSteam, drawTowels, drawTurned } from './vessels.ts';

/** Paints one whole picture; the composition decides what stands where, chance only how. */
export type Composition = (canvas: Canvas, palette: Palette, random: Random) => void;

const shade = (tone: Tone, share: number): Tone => [
  mix(tone[0], tone[1], share),
  mix(tone[0], tone[1], Math.min(1, share + 0.35)),
];

/** Balanced stones before a niche, a sprig at their foot. */
export const stones: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const left = random.chance(0.5);
  const x = left ? random.between(290, 330) : random.between(450, 500);
  drawArch(canvas, x + (left ? 50 : -40), 462, 330, 390, shade(palette.wall, 0.4), palette.ink);
  drawTable(canvas, palette, 460);
  const width = random.between(210, 250);
  drawShadow(canvas, x, 528, width * 0.55, palette.ink);
  drawCairn(canvas, x, 532, width, [palette.stone, palette.clay, palette.stone, palette.accent], random);
  const side = left ? 1 : -1;
  drawShadow(canvas, x + side * 225, 548, 60, palette.ink);
  drawStone(canvas, x + side * 225, 528, 66, 27, palette.clay, random);
  const from = [x + side * 330, 590] as const;
  drawSprig(
    canvas,
    { from, bend: [x + side * 285, 470], to: [x + side * 190, random.between(330, 380)] },
    { length: 92, pairs: 6 },
    palette.leaf,
  );
};

/** Palm shade and window light on the wall, a bowl that steams. */
export const shadeAndBowl: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  drawWindowLight(canvas, random.between(60, 120), random.between(10, 40), 400, palette.glow);
  const dip = random.between(-40, 40);
  drawFrondShadow(
    canvas,
    { from: [830, 20 + dip], bend: [560, -30 + dip], to: [270, 240 + dip], reach: 215, pairs: 11 },
    palette.ink,
    0.13,
  );
  drawFrondShadow(
    canvas,
    { from: [830, 250], bend: [690, 160], to: [500, 330 + dip], reach: 150, pairs: 6 },
    palette.ink,
    0.1,
  );
  drawTable(canvas, palette, 450);
  const x = random.between(270, 330);
  drawTowels(canvas, x + 270, 530, 235, [palette.clay, random.pick([palette.accent, palette.leaf]), palette.clay]);
  drawBowl(canvas, x, 550, 250, palette.stone, palette.accent);
  drawSteam(canvas, x, 440, 270, palette.glow);
};

/** Olive in a turned vase before a painted sun. */
export const vase: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const x = random.between(330, 470);
  const away = x < 400 ? 1 : -1;
  drawSun(canvas, x + away * 95, 250, random.between(165, 190), random.pick([palette.accent, palette.brass]));
  drawTable(canvas, palette, 478);
  const leaf = { length: random.between(84, 100), pairs: 6 };
  drawSprig(canvas, { from: [x, 340], bend: [x - 30, 180], to: [x - 165, 70] }, leaf, palette.leaf, palette.accent);
  drawSprig(canvas, { from: [x, 340], bend: [x + 50, 190], to: [x + 170, 110] }, leaf, palette.leaf);
  drawSprig(canvas, { from: [x, 340], bend: [x + 5, 150], to: [x + 20, 20] }, leaf, palette.leaf, palette.stone);
  drawShadow(canvas, x, 548, 92, palette.ink);
  const belly = random.between(88, 112);
  drawTurned(
    canvas,
    x,
    552,
    [
      [52, 0],
      [62, 8],
      [belly, 70],
      [belly, 130],
      [34, 185],
      [26, 205],
      [38, 226],
    ],
    random.pick([palette.clay, palette.stone]),
  );
  canvas.ellipse(x, 326, 38, 8, '#2a1c10', 'opacity=".55"');
  drawShadow(canvas, x + away * 205, 556, 48, palette.ink);
  drawStone(canvas, x + away * 205, 536, 52, 30, palette.stone, random);
};

/** The bath house: star tiles, a ledge, towels, a bowl of water. */
export const hammam: Composition = (canvas, palette, random) => {
  const [light, dark] = palette.leaf;
  const size = random.pick([100, 116, 134] as const);
  const tile = random.pick([mix(light, dark, 0.45), mix(light, '#ffffff', 0.25), mix(palette.wall[1], dark, 0.25)]);
  drawStars(canvas, size, tile, mix(palette.clay[0], palette.wall[1], 0.45), palette.clay[0], 'M0 0H800V440H0z');
  canvas.rect(
    0,
    0,
    800,
    440,
    canvas.linear([
      [0, palette.glow, 0.62],
      [0.45, palette.glow, 0.08],
      [1, palette.ink, 0.42],
    ]),
  );
  drawTable(canvas, { ...palette, table: palette.clay }, 438);
  const x = random.between(290, 510);
  const side = x < 400 ? 1 : -1;
  drawTowels(
    canvas,
    x + side * 245,
    524,
    220,
    random.pick([
      [palette.clay, palette.accent],
      [palette.clay, palette.clay, palette.leaf],
    ]),
  );
  drawBowl(canvas, x, 552, 270, palette.brass, ['#d7e6e3', '#7fa5a3']);
  drawSteam(canvas, x, 440, 300, '#ffffff');
};

/** Frankincense: a brass burner, its smoke, a niche. */
export const incense: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const x = random.between(360, 440);
  drawArch(canvas, x, 472, 400, 430, shade(palette.wall, 0.55), palette.ink);
  drawTable(canvas, palette, 470);
  const smoke = mix(palette.glow, '#ffffff', 0.5);
  drawSteam(canvas, x, 404, random.between(300, 350), smoke);
  drawBurner(canvas, x, 548, random.between(150, 175), palette.brass);
  for (const [dx, rx] of [
    [-190, 44],
    [-130, 26],
    [185, 34],
    [228, 22],
  ] as const) {
    drawShadow(canvas, x + dx, 558, rx * 0.8, palette.ink);
    drawStone(canvas, x + dx, 558 - rx * 0.55, rx, rx * 0.6, dx < 0 ? palette.clay : palette.accent, random);
  }
};
