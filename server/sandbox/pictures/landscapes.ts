import { blade, drawSprig } from './botanica.ts';
import { at } from './canvas.ts';
import { drawDune, drawRipples, drawStone, drawVeins } from './minerals.ts';
import { mix } from './palettes.ts';
import { drawSun, drawWall } from './setting.ts';
import type { Composition } from './still-lifes.ts';

/** Still water from above: rings, a floating leaf, stones at the shore. */
export const ripples: Composition = (canvas, palette, random) => {
  const [light, dark] = random.pick([
    ['#cfe0dc', '#5d8b8b'],
    ['#d9e3d2', '#6d9080'],
    ['#e6e2d4', '#8fa79b'],
  ] as const);
  canvas.rect(
    0,
    0,
    800,
    600,
    canvas.linear([
      [0, mix(light, '#ffffff', 0.5)],
      [0.5, light],
      [1, dark],
    ]),
  );
  const left = random.chance(0.5);
  const x = left ? 470 : 330;
  const y = random.between(250, 300);
  drawRipples(canvas, x, y, 470, '#ffffff', 0.5);
  drawRipples(canvas, x + 5, y + 9, 470, dark, 0.5);
  const tilt = random.between(-0.6, -0.2);
  const leaf = (dx: number, dy: number, side: -1 | 0 | 1) => blade(x - 95 + dx, y + 30 + dy, tilt, 200, 52, side);
  canvas.path(leaf(14, 24, 0), dark, 'opacity=".45"');
  canvas.path(leaf(0, 0, 0), palette.leaf[1]);
  canvas.path(leaf(0, 0, -1), canvas.tone(palette.leaf));
  const shore = left ? 0 : 800;
  const sign = left ? 1 : -1;
  for (const [dx, sy, rx, ry] of [
    [40, 575, 190, 92],
    [215, 560, 96, 50],
    [20, 440, 105, 62],
    [300, 600, 66, 36],
  ] as const) {
    canvas.ellipse(shore + sign * dx + 16, sy + 18, rx, ry, dark, 'opacity=".5"');
    drawStone(canvas, shore + sign * dx, sy, rx, ry, random.pick([palette.stone, palette.clay, palette.stone]), random);
  }
};

/** Dunes in low sun. */
export const dunes: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  drawSun(
    canvas,
    random.between(230, 560),
    random.between(150, 200),
    random.between(78, 100),
    random.pick([palette.brass, palette.accent]),
  );
  const near = random.pick([palette.table, palette.accent, ['#f0d9b4', '#bd8f5d']] as const);
  const tone = (share: number) => [mix(near[0], palette.wall[0], share), mix(near[1], palette.wall[1], share)] as const;
  drawDune(canvas, random.between(500, 640), random.between(270, 300), 380, tone(0.66));
  drawDune(canvas, random.between(180, 330), random.between(330, 360), 450, tone(0.36));
  drawDune(canvas, random.between(430, 600), random.between(410, 440), 560, tone(0));
  for (let line = 0; line < 4; line++) {
    const y = 500 + line * 27;
    canvas.line(
      `M-10 ${at(y + 40)}q90 -34 180 -22t${at(150 + line * 22, 8)}`,
      near[1],
      2.5,
      `opacity="${(0.4 - line * 0.05).toFixed(2)}"`,
    );
  }
};

/** A marble slab from above with oil, petals and a leaf. */
export const marble: Composition = (canvas, palette, random) => {
  const dark = random.chance(0.35);
  const [light, deep] = dark ? ['#46705f', '#1d4033'] : ['#fdfaf4', '#e3d7c6'];
  canvas.rect(
    0,
    0,
    800,
    600,
    canvas.linear([
      [0, light],
      [1, deep],
    ]),
  );
  drawVeins(canvas, dark ? '#e9dcb8' : '#8a7a66', random);
  const left = random.chance(0.5);
  const x = left ? 290 : 510;
  const soft = canvas.radial([
    [0, palette.ink, 0.5],
    [0.8, palette.ink, 0.22],
    [1, palette.ink, 0],
  ]);
  canvas.ellipse(x + 24, 322, 190, 186, soft);
  canvas.circle(x, 295, 165, canvas.tone(palette.clay));
  canvas.circle(
    x,
    295,
    138,
    canvas.linear([
      [0, palette.clay[1]],
      [0.5, palette.clay[0]],
    ]),
  );
  canvas.circle(
    x + 4,
    300,
    112,
    canvas.radial(
      [
        [0, palette.brass[0]],
        [0.8, mix(palette.brass[0], palette.brass[1], 0.6)],
        [1, palette.brass[1]],
      ],
      0.35,
      0.3,
      0.75,
    ),
  );
  canvas.path(`M${x - 62} 250q26 -40 74 -36q-44 10 -74 36z`, '#fff', 'opacity=".7"');
  const side = left ? 1 : -1;
  const twig = { from: [x + side * 130, 590], bend: [x + side * 280, 400], to: [x + side * 250, 90] } as const;
  const shadow = {
    from: [twig.from[0] + 14, 608],
    bend: [twig.bend[0] + 14, 418],
    to: [twig.to[0] + 14, 108],
  } as const;
  canvas.group('opacity=".16"', () => drawSprig(canvas, shadow, { length: 104, pairs: 7 }, [palette.ink, palette.ink]));
  drawSprig(canvas, twig, { length: 104, pairs: 7 }, dark ? ['#b9caa6', '#6f8f72'] : palette.leaf);
};

/** Sand raked round a few stones. */
export const raked: Composition = (canvas, palette, random) => {
  const [light, dark] = palette.table;
  canvas.rect(
    0,
    0,
    800,
    600,
    canvas.linear([
      [0, mix(light, '#ffffff', 0.45)],
      [1, mix(light, dark, 0.55)],
    ]),
  );
  const x = random.between(250, 550);
  const y = random.between(240, 340);
  for (let ring = 15; ring >= 1; ring--) {
    const place = `cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${120 + ring * 44}" ry="${62 + ring * 36}" fill="none"`;
    canvas.add(
      `<ellipse ${place} stroke="${dark}" stroke-width="7" opacity=".38"/><ellipse ${place} stroke="#fff" stroke-width="4" opacity=".5" transform="translate(-5 -6)"/>`,
    );
  }
  for (const [dx, dy, rx, ry] of [
    [0, 0, 128, 76],
    [96, 58, 62, 38],
  ] as const) {
    canvas.ellipse(x + dx + 34, y + dy + 26, rx, ry, palette.ink, 'opacity=".26"');
    drawStone(canvas, x + dx, y + dy, rx, ry, dx ? palette.clay : palette.stone, random);
  }
};
