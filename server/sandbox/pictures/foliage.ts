import { drawFan, drawFrond, drawFrondShadow, drawRose, drawSprig } from './botanica.ts';
import { drawCairn, drawShadow } from './minerals.ts';
import { drawSun, drawTable, drawWall } from './setting.ts';
import type { Composition } from './still-lifes.ts';

/** A desert rose from above, cut by the edge, petals fallen beside it. */
export const rose: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const left = random.chance(0.5);
  const x = left ? 300 : 500;
  const y = random.between(270, 330);
  const away = left ? 1 : -1;
  drawSprig(
    canvas,
    { from: [x, y], bend: [x + away * 180, y - 210], to: [x + away * 330, y - 180] },
    { length: 120, pairs: 6 },
    palette.leaf,
  );
  drawSprig(
    canvas,
    { from: [x, y], bend: [x + away * 190, y + 150], to: [x + away * 370, y + 130] },
    { length: 120, pairs: 6 },
    palette.leaf,
  );
  canvas.circle(
    x + 34,
    y + 42,
    250,
    canvas.radial([
      [0, palette.ink, 0.4],
      [0.72, palette.ink, 0.22],
      [1, palette.ink, 0],
    ]),
  );
  drawRose(
    canvas,
    x,
    y,
    random.between(228, 250),
    random.pick([palette.accent, ['#f0cdbd', '#bd7a68'], palette.clay]),
    random.between(0, 40),
  );
};

/** A fan palm opening over a painted sun, low stones before it. */
export const fan: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const right = random.chance(0.5);
  const x = right ? 520 : 290;
  drawSun(canvas, right ? 270 : 540, 220, 150, random.pick([palette.accent, palette.brass]));
  drawFrondShadow(
    canvas,
    {
      from: [right ? -20 : 820, 420],
      bend: [right ? 120 : 690, 200],
      to: [right ? 330 : 470, 90],
      reach: 150,
      pairs: 12,
    },
    palette.ink,
    0.08,
  );
  canvas.line(`M${x} 340Q${x + 8} 480 ${x - 10} 640`, palette.leaf[1], 12);
  drawFan(
    canvas,
    x,
    350,
    random.between(270, 300),
    -Math.PI / 2 + (right ? -0.16 : 0.16),
    palette.leaf,
    random.pick([14, 15, 17]),
  );
  drawTable(canvas, palette, 508);
  const stoneX = right ? 270 : 540;
  drawShadow(canvas, stoneX, 570, 120, palette.ink);
  drawCairn(canvas, stoneX, 574, random.between(170, 210), [palette.stone, palette.clay], random);
};

/** A frond lying across a sunlit wall, nothing else: the quietest of the set. */
export const frond: Composition = (canvas, palette, random) => {
  drawWall(canvas, palette);
  const turn = random.chance(0.5);
  const flip = (x: number) => (turn ? x : 800 - x);
  drawSun(
    canvas,
    flip(560),
    random.between(230, 290),
    random.between(150, 175),
    random.pick([palette.accent, palette.brass, palette.clay]),
  );
  const spine = { from: [flip(40), 660], bend: [flip(180), 250], to: [flip(690), 110] } as const;
  drawFrondShadow(
    canvas,
    { from: [flip(40) + 40, 690], bend: [flip(180) + 40, 285], to: [flip(690) + 40, 150], reach: 235, pairs: 17 },
    palette.ink,
    0.1,
  );
  drawFrond(canvas, { ...spine, reach: random.between(225, 250), pairs: 17 }, palette.leaf);
};
