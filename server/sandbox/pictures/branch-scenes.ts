import { drawFrondShadow } from './botanica.ts';
import { at, type Canvas } from './canvas.ts';
import { choose, ordinal } from './choose.ts';
import { mix, type Palette, palettes } from './palettes.ts';
import { drawPalm } from './palm-tree.ts';
import { seededRandom } from './random.ts';
import { archPath, drawArch, drawStars, drawSun, drawWall } from './setting.ts';
import type { Composition } from './still-lifes.ts';

function drawFloor(canvas: Canvas, palette: Palette, top: number): void {
  canvas.rect(
    0,
    top,
    800,
    600 - top,
    canvas.linear([
      [0, palette.table[0]],
      [1, palette.table[1]],
    ]),
  );
  canvas.path(`M0 ${top}H800v6H0z`, '#fff', 'opacity=".4"');
}

/** A door in an arch, up three steps. */
const doorway: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const x = random.between(360, 440);
  drawFrondShadow(canvas, { from: [840, 90], bend: [640, 10], to: [440, 230], reach: 170, pairs: 8 }, palette.ink, 0.1);
  drawFloor(canvas, palette, 500);
  canvas.path(archPath(x, 460, 310, 400), mix(palette.wall[1], palette.ink, 0.08));
  drawArch(canvas, x, 460, 266, 372, [palette.leaf[0], palette.leaf[1]], palette.ink);
  canvas.line(
    `M${at(x, 96)}V460M${at(x - 100, 230)}h72v190h-72zM${at(x + 28, 230)}h72v190h-72z`,
    mix(palette.leaf[1], '#000000', 0.25),
    4,
    'opacity=".7"',
  );
  canvas.circle(x - 14, 330, 8, canvas.tone(palette.brass));
  canvas.circle(x + 14, 330, 8, canvas.tone(palette.brass));
  for (let step = 0; step < 3; step++) {
    canvas.rect(x - 190 - step * 34, 456 + step * 34, 380 + step * 68, 12, '#fffaf0');
    canvas.rect(
      x - 190 - step * 34,
      468 + step * 34,
      380 + step * 68,
      24,
      canvas.linear([
        [0, palette.clay[0]],
        [1, palette.clay[1]],
      ]),
    );
  }
  drawPalm(canvas, palette, 96, 600, 330, 150);
};

/** A colonnade that steps back into the light. */
const colonnade: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  drawFloor(canvas, palette, 480);
  const sky: Palette['wall'] = ['#eef2ea', '#b9cfcb'];
  drawSky(canvas, sky);
  drawSun(canvas, random.between(350, 440), 300, 62, palette.brass);
  canvas.path('M0 470C160 420 300 430 420 452S680 430 800 462V480H0z', canvas.tone(palette.accent));
  const columns = 'M0 0H800V480H0z';
  const openings = [165, 400, 635].map((x) => archPath(x, 480, 190, 360)).join('');
  canvas.path(`${columns}${openings}`, canvas.tone(palette.wall), 'fill-rule="evenodd"');
  for (const x of [165, 400, 635]) {
    const reveal = `M${at(x - 95, 480)}V215A95 95 0 0 1 ${at(x, 120)}A86 98 0 0 0 ${at(x - 80, 222)}V480z`;
    canvas.path(reveal, mix(palette.wall[1], palette.ink, 0.22), 'opacity=".7"');
    canvas.path(`M${at(x - 60, 480)}h190l90 120h-210z`, palette.glow, 'opacity=".6"');
  }
  canvas.rect(0, 60, 800, 14, mix(palette.wall[1], palette.ink, 0.12), 'opacity=".5"');
};

function drawSky(canvas: Canvas, tone: Palette['wall']): void {
  canvas.rect(
    0,
    0,
    800,
    480,
    canvas.linear(
      [
        [0, tone[1]],
        [1, tone[0]],
      ],
      0,
      1,
    ),
  );
}

/** A carved screen with light behind it, over a bench. */
const lattice: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const x = random.between(380, 420);
  const area = archPath(x, 440, 420, 390);
  drawStars(
    canvas,
    70,
    mix(palette.brass[0], '#ffffff', 0.35),
    mix(palette.leaf[1], palette.brass[1], 0.25),
    mix(palette.leaf[1], palette.ink, 0.3),
    area,
  );
  canvas.path(
    area,
    canvas.radial([
      [0, '#fff3d0', 0.7],
      [1, '#fff3d0', 0],
    ]),
  );
  canvas.line(area, mix(palette.clay[1], palette.ink, 0.1), 20);
  canvas.line(area, palette.clay[0], 12);
  drawFloor(canvas, palette, 490);
  canvas.rect(
    x - 250,
    436,
    500,
    36,
    canvas.linear([
      [0, '#fffaf0'],
      [1, palette.clay[1]],
    ]),
    'rx="6"',
  );
  canvas.path(`M${at(x - 220, 472)}h40v60h-40zM${at(x + 180, 472)}h40v60h-40z`, palette.clay[1]);
  canvas.rect(x - 160, 398, 150, 42, canvas.tone(palette.accent), 'rx="20"');
  drawPalm(canvas, palette, 716, 600, 350, 140);
};

/** A court with a long pool between palms. */
const court: Composition = (canvas, palette, random) => {
  drawSky(
    canvas,
    random.pick([
      ['#f9ead2', '#e3b795'],
      ['#eef2ea', '#a9c6c2'],
      ['#f6e9dc', '#c9b7a4'],
    ] as const),
  );
  drawSun(canvas, random.between(260, 540), 190, 74, palette.brass);
  canvas.path('M120 430V250h560v180z', canvas.tone(palette.wall));
  canvas.path(
    [230, 400, 570].map((x) => archPath(x, 430, 104, 140)).join(''),
    mix(palette.leaf[1], palette.ink, 0.2),
    'opacity=".85"',
  );
  canvas.rect(108, 238, 584, 16, palette.clay[0]);
  drawFloor(canvas, palette, 428);
  canvas.path(
    'M310 446h180l150 154H160z',
    canvas.linear(
      [
        [0, '#dcebe6'],
        [1, '#4f8585'],
      ],
      0,
      1,
    ),
  );
  canvas.path('M310 446h180l150 154h-22L484 454H316L182 600h-22z', '#fffaf0', 'opacity=".85"');
  canvas.line('M330 486h120M300 520h90M420 548h110M280 572h120', '#fff', 3, 'opacity=".5"');
  drawPalm(canvas, palette, 110, 560, 250, 170);
  drawPalm(canvas, palette, 690, 560, 270, 170);
};

const all = [doorway, colonnade, court, lattice] as const;

/** A branch: its architecture, one of four. */
export function drawBranch(canvas: Canvas, id: string): void {
  const count = ordinal(id);
  const light = [
    palettes[4] ?? palettes[0],
    palettes[0],
    palettes[2] ?? palettes[0],
    palettes[5] ?? palettes[0],
  ] as const;
  choose(all, count)(canvas, choose(light, count + Math.floor(count / 4)), seededRandom(`branch/${id}`));
}
