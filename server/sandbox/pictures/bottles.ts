import { at, type Canvas } from './canvas.ts';
import { mix, type Palette, type Tone } from './palettes.ts';
import type { Random } from './random.ts';
import { drawTurned } from './vessels.ts';

/** Draws one pack standing on the plinth, whose top is at (400, 478). */
export type Package = (canvas: Canvas, palette: Palette, random: Random) => void;

export const amber: Tone = ['#d69a55', '#5a2f12'];

/** The foot of every pack; the plinth's top is just above it. */
export const floor = 482;

/** A paper label with a leaf for a name, since pictures carry no text. */
export function drawLabel(canvas: Canvas, y: number, width: number, height: number, ink: string): void {
  const left = 400 - width / 2;
  canvas.rect(
    left,
    y,
    width,
    height,
    canvas.linear(
      [
        [0, '#e9ddc8'],
        [0.25, '#fffdf8'],
        [1, '#d9c7aa'],
      ],
      1,
      0,
    ),
  );
  const cy = y + height * 0.42;
  canvas.path(`M400 ${at(cy - 20)}q17 20 0 38q-17-18 0-38z`, ink);
  canvas.line(
    `M${at(400 - width * 0.22, y + height * 0.76)}h${at(width * 0.44)}M${at(400 - width * 0.13, y + height * 0.88)}h${at(width * 0.26)}`,
    ink,
    3,
    'opacity=".6"',
  );
}

/** Amber or tinted glass. */
export const glassTone = (palette: Palette, random: Random): Tone =>
  random.pick([amber, palette.leaf, amber, palette.accent]);

const dropper: Package = (canvas, palette, random) => {
  drawTurned(
    canvas,
    400,
    floor,
    [
      [66, 0],
      [76, 6],
      [76, 150],
      [74, 178],
      [26, 196],
      [25, 210],
    ],
    glassTone(palette, random),
  );
  drawLabel(canvas, floor - 142, 152, 104, palette.leaf[1]);
  canvas.rect(370, floor - 244, 60, 44, canvas.turned(palette.brass), 'rx="4"');
  drawTurned(
    canvas,
    400,
    floor - 240,
    [
      [19, 0],
      [21, 12],
      [20, 58],
      [12, 78],
      [0, 80],
    ],
    ['#5b5148', '#1e1915'],
  );
  canvas.rect(338, floor - 172, 9, 30, '#fff', 'rx="4" opacity=".45"');
};

const jar: Package = (canvas, palette, random) => {
  drawTurned(
    canvas,
    400,
    floor,
    [
      [112, 0],
      [122, 8],
      [122, 96],
      [116, 112],
    ],
    glassTone(palette, random),
  );
  drawLabel(canvas, floor - 94, 170, 78, palette.leaf[1]);
  canvas.rect(274, floor - 168, 252, 60, canvas.turned(palette.brass), 'rx="9"');
  canvas.line(`M282 ${floor - 122}h236`, mix(palette.brass[1], palette.ink, 0.3), 2, 'opacity=".5"');
};

const pump: Package = (canvas, palette, random) => {
  const tone = random.pick([palette.clay, amber, palette.leaf]);
  drawTurned(
    canvas,
    400,
    floor,
    [
      [78, 0],
      [86, 6],
      [86, 200],
      [82, 226],
      [30, 240],
      [28, 250],
    ],
    tone,
  );
  drawLabel(canvas, floor - 176, 126, 128, palette.leaf[1]);
  const cap: Tone = ['#5b5148', '#1e1915'];
  canvas.rect(370, floor - 276, 60, 34, canvas.turned(cap), 'rx="5"');
  canvas.rect(393, floor - 312, 14, 38, canvas.turned(cap));
  canvas.path(`M378 ${floor - 330}h52v20h-52l-44 12q-10-2-6-10z`, canvas.turned(cap));
};

const flacon: Package = (canvas, palette, random) => {
  const tone = random.pick([palette.accent, palette.brass, palette.leaf]);
  canvas.path(
    `M296 ${floor - 4}q0 6 12 6h184q12 0 12-6V${floor - 148}q0-30-30-30H326q-30 0-30 30z`,
    canvas.linear([
      [0, mix(tone[0], '#ffffff', 0.6)],
      [0.5, tone[0]],
      [1, tone[1]],
    ]),
  );
  canvas.path(
    `M318 ${floor - 20}v-92h164v92q0 6-8 6H326q-8 0-8-6z`,
    canvas.linear(
      [
        [0, tone[0]],
        [1, tone[1]],
      ],
      0.4,
      1,
    ),
    'opacity=".75"',
  );
  canvas.path(`M308 ${floor - 150}q0-18 18-18l-8 150h-10z`, '#fff', 'opacity=".45"');
  canvas.rect(374, floor - 200, 52, 24, canvas.turned(palette.brass));
  canvas.circle(
    400,
    floor - 238,
    46,
    canvas.radial(
      [
        [0, '#fff'],
        [0.4, palette.brass[0]],
        [1, palette.brass[1]],
      ],
      0.35,
      0.3,
      0.75,
    ),
  );
};

/** What drips, pours or sprays. */
export const bottles = { dropper, jar, pump, flacon };
