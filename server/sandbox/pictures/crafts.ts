import { at, type Canvas } from './canvas.ts';
import { mix, type Palette } from './palettes.ts';
import { drawWall } from './setting.ts';
import type { Composition } from './still-lifes.ts';

/** Hair as silk: bands of light that run through one another, a comb laid over them. */
export const strands: Composition = (canvas, palette, random) => {
  const [light, dark] = random.pick([
    ['#c08a5e', '#3d2415'],
    ['#8d6a4f', '#2b1b12'],
    ['#d9b384', '#7a4d2b'],
  ] as const);
  canvas.rect(0, 0, 800, 600, canvas.tone(palette.wall));
  const dip = random.between(-40, 40);
  for (let band = 0; band < 8; band++) {
    const y = -330 + band * 112;
    const swing = 60 + band * 9 + dip;
    const edge = (from: number) =>
      `C${at(170, from - swing, 330, from + 330 - dip, 540, from + 230)}S${at(760, from + 60, 840, from + 260 + swing)}`;
    const sheen = 0.34 + (band % 3) * 0.1;
    const stops = [
      [0, dark],
      [sheen - 0.16, mix(light, dark, 0.5)],
      [sheen, mix(light, '#ffffff', 0.3)],
      [sheen + 0.2, mix(light, dark, 0.45)],
      [1, dark],
    ] as const;
    const id = canvas.define(`band${band}`, (name) => `<path id="${name}" d="M-20 ${y + 90}${edge(y)}V900H-20z"/>`);
    canvas.add(`<use href="#${id}" fill="${canvas.linear(stops, 1, 0.25)}" stroke="${dark}" stroke-width="4"/>`);
    const hair = `href="#${id}" fill="none" stroke-width="1.5" opacity=".3" stroke=`;
    canvas.add(`<use ${hair}"${dark}" y="30"/><use ${hair}"${light}" y="62"/>`);
  }
  drawComb(canvas, palette, random.between(500, 560), random.between(300, 340));
};

function drawComb(canvas: Canvas, palette: Palette, x: number, y: number): void {
  let teeth = '';
  for (let tooth = 0; tooth < 15; tooth++) teeth += `M${-142 + tooth * 20} 20v96`;
  const back = 'M-160 28v-52q0 -30 34 -30h252q34 0 34 30v52z';
  canvas.group(`transform="translate(${at(x, y)})rotate(-24)"`, () => {
    canvas.group('transform="translate(16 22)" opacity=".32"', () => {
      canvas.path(back, palette.ink);
      canvas.line(teeth, palette.ink, 9);
    });
    canvas.line(teeth, mix(palette.brass[0], palette.brass[1], 0.55), 9);
    canvas.path(back, canvas.tone(palette.brass));
    canvas.line('M-138 -34H132', '#fff', 4, 'opacity=".5"');
  });
}

/** Pigments: pressed colours in a row of dishes, a brush across. */
export const pigments: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const hues = [
    ['#edc3ae', '#c9806a'],
    ['#dba489', '#a85f45'],
    palette.accent,
    palette.brass,
    ['#c98579', '#84423c'],
    palette.leaf,
  ] as const;
  const start = random.whole(0, 5);
  const r = 98;
  const shift = random.between(-14, 14);
  for (let dish = 0; dish < 6; dish++) {
    const x = 150 + (dish % 3) * 235 + (dish > 2 ? 52 : 0) + shift;
    const y = 168 + Math.floor(dish / 3) * 240;
    const [light, dark] = hues[(start + dish) % 6] ?? palette.accent;
    canvas.circle(
      x + 16,
      y + 20,
      r * 1.08,
      canvas.radial([
        [0, palette.ink, 0.45],
        [0.8, palette.ink, 0.24],
        [1, palette.ink, 0],
      ]),
    );
    canvas.circle(x, y, r, canvas.tone(palette.clay));
    canvas.circle(
      x,
      y,
      r * 0.86,
      canvas.linear([
        [0, dark],
        [0.3, mix(light, dark, 0.4)],
        [1, light],
      ]),
    );
    canvas.path(
      `M${at(x - 52, y + 26)}q40 -74 108 -60q-60 20 -70 66q-20 10 -38 -6z`,
      mix(light, '#ffffff', 0.35),
      'opacity=".4"',
    );
  }
  drawBrush(canvas, palette, random.between(380, 420), random.between(300, 330));
};

function drawBrush(canvas: Canvas, palette: Palette, x: number, y: number): void {
  const handle = 'M-90 -13Q-20 -22 300 -5q9 5 0 10Q-20 22 -90 13z';
  const hair = 'M-150 -26Q-205 -36 -262 -4Q-240 30 -150 26z';
  canvas.group(`transform="translate(${at(x, y)})rotate(-33)"`, () => {
    canvas.group('transform="translate(10 24)" opacity=".28"', () =>
      canvas.path(`${handle}${hair}M-152 -24h66v48h-66z`, palette.ink),
    );
    canvas.path(
      hair,
      canvas.linear(
        [
          [0, '#7a5640'],
          [0.5, '#3d2a1e'],
          [1, '#241711'],
        ],
        0.2,
        1,
      ),
    );
    canvas.path(
      'M-152 -25L-86 -15V15L-152 25z',
      canvas.linear(
        [
          [0, palette.brass[0]],
          [1, palette.brass[1]],
        ],
        0,
        1,
      ),
    );
    canvas.path(
      handle,
      canvas.linear(
        [
          [0, palette.leaf[0]],
          [0.4, palette.leaf[1]],
          [1, mix(palette.leaf[1], '#000000', 0.35)],
        ],
        0,
        1,
      ),
    );
  });
}
