import { drawFrond, drawFrondShadow, drawSprig } from './botanica.ts';
import type { Canvas } from './canvas.ts';
import { choose, ordinal } from './choose.ts';
import { drawCairn, drawShadow, drawStone } from './minerals.ts';
import { mix, type Palette, palettes } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';
import { archPath, drawSun, drawTable, drawWall, drawWindowLight } from './setting.ts';
import { drawBowl, drawSteam, drawTurned } from './vessels.ts';

/** The view through the arch: sky, a low sun and three dunes. */
function drawView(canvas: Canvas, palette: Palette, x: number, random: Random): void {
  const path = archPath(x, 800, 560, 690);
  canvas.path(archPath(x, 800, 620, 722), mix(palette.wall[0], palette.wall[1], 0.65));
  const clip = canvas.define('view', (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  canvas.group(`clip-path="url(#${clip})"`, () => {
    canvas.rect(
      x - 280,
      100,
      560,
      700,
      canvas.linear(
        [
          [0, '#b9cfca'],
          [0.55, '#f3e6d2'],
          [1, '#f0cda8'],
        ],
        0,
        1,
      ),
    );
    drawSun(canvas, x + random.between(-80, 90), 420, 92, palette.brass);
    const left = x - 300;
    canvas.path(
      `M${left} 640q150-110 300-72t300-46V820h-600z`,
      canvas.linear([
        [0, '#f3dcbb'],
        [1, '#d3a680'],
      ]),
    );
    canvas.path(
      `M${left} 640q180-90 330 10t290 20V820h-620z`,
      canvas.linear([
        [0, '#e6bb92'],
        [1, '#b27a58'],
      ]),
    );
    canvas.path(
      `M${left} 790q120-90 330-96t300-60V820h-630z`,
      canvas.linear([
        [0, '#d8a57e'],
        [1, '#935a3f'],
      ]),
    );
    canvas.path(`M${left + 330} 694q150-4 300-60V820h-330q70-60 30-126z`, '#7d4630', 'opacity=".28"');
    canvas.line(archPath(x - 8, 900, 560, 790), palette.ink, 46, 'opacity=".12"');
    canvas.line(archPath(x - 4, 900, 560, 790), palette.ink, 18, 'opacity=".16"');
  });
}

/** The wide opening picture: a quiet wall to one side, an arch and a still life to the other. */
export function drawHero(canvas: Canvas, id: string): void {
  const count = ordinal(id);
  const random = seededRandom(`hero/${id}`);
  const palette = choose(
    [palettes[0], palettes[1] ?? palettes[0], palettes[2] ?? palettes[0], palettes[3] ?? palettes[0]] as const,
    id === 'home' ? 0 : count,
  );
  const x = 1090;
  drawWall(canvas, palette);
  drawWindowLight(canvas, 150, 70, 560, palette.glow);
  drawFrondShadow(
    canvas,
    { from: [-40, 120], bend: [250, -30], to: [600, 300], reach: 300, pairs: 10 },
    palette.ink,
    0.09,
  );
  drawView(canvas, palette, x, random);
  drawTable(canvas, palette, 800);
  canvas.path('M840 800h520l150 200H900z', palette.glow, 'opacity=".38"');
  drawShadow(canvas, 800, 916, 150, palette.ink);
  drawSprig(
    canvas,
    { from: [800, 620], bend: [770, 430], to: [640, 300] },
    { length: 118, pairs: 5 },
    palette.leaf,
    palette.accent,
  );
  drawSprig(canvas, { from: [800, 620], bend: [850, 470], to: [880, 270] }, { length: 110, pairs: 5 }, palette.leaf);
  drawTurned(
    canvas,
    800,
    920,
    [
      [74, 0],
      [88, 12],
      [150, 100],
      [150, 190],
      [48, 265],
      [38, 292],
      [54, 320],
    ],
    palette.clay,
  );
  canvas.ellipse(800, 600, 54, 11, '#2a1c10', 'opacity=".55"');
  drawSteam(canvas, 1110, 790, 250, '#ffffff');
  drawBowl(canvas, 1110, 930, 290, palette.stone, ['#dfeae6', '#86aaa7']);
  drawShadow(canvas, 1395, 900, 110, palette.ink);
  drawCairn(canvas, 1395, 906, 220, [palette.stone, palette.clay, palette.accent], random);
  drawShadow(canvas, 560, 940, 60, palette.ink);
  drawStone(canvas, 560, 916, 76, 34, palette.accent, random);
  drawFrond(canvas, { from: [1660, 1010], bend: [1560, 600], to: [1330, 380], reach: 240, pairs: 9 }, palette.leaf);
}
